/** What the search knows of French. Who types on a phone leaves out accents. */
import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import { withoutAccents } from '../plain/search';

export const STOP_WORDS: ReadonlySet<string> = new Set(stopwords);

/** What a word has in common with its other forms. */
export const rootOf = (word: string): string => withoutAccents(stemmer(word));

/** "l’assassin" is "assassin". */
export const spelled = (text: string): string =>
  text.toLowerCase().replace(/\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’]/g, ' ');

/** What the source leaves open answers nothing. */
export const REMARK = /^(La source|Le texte)/;

/** English words, and after a colon the words of this language for them, as players say them. */
export const WORDS = `
  who whom whose: qui lequel laquelle; how: comment; many much: combien nombre nombreux beaucoup; what which: quoi quel
  que; when: quand moment; where: où endroit; why: pourquoi raison; can may allowed: peut peux puis pouvons pouvez
  peuvent permis autorisé droit légal possible interdit; must forced: doit dois devons doivent obligé obligatoire forcé
  faut besoin nécessaire; forbidden banned: interdit interdite défendu; not no: pas non aucun sans ni; nobody: personne
  aucun; nothing: rien; never: jamais; everyone everybody all: tous toutes chaque chacun; someone somebody: quelqu
  quelqu'un gens personne mec on; other another else: autre autrui; one single: 1 un une seul unique; 2 both either: 2
  deux; 3 third: 3 trois troisième tiers; 4 fourth: 4 quatre; 5: 5 cinq; 6: 6 six; 7: 7 sept; 8: 8 huit; 9: 9 neuf; 10:
  10 dix; half: moitié demi; first: premier d'abord début; second: deuxième second; last final: dernier finir; next
  after then: suivant prochain après ensuite puis; before earlier previous: avant précédent auparavant tôt; again:
  encore nouveau nouvelle fois deux répéter refaire; once: fois; still: encore toujours continue quand même; now
  immediately moment: immédiatement suite maintenant aussitôt tout-de-suite instant; simultaneously once: simultanément
  temps ensemble; together: ensemble combiner cumuler cumulent; alone: seul solitaire; more extra additional: plus
  davantage plusieurs supplémentaire ajouter; less fewer minus: moins; enough fits: assez suffit suffisant; too: trop;
  most highest max: plus maximum max élevé meilleur haut; least minimum lowest fewest: minimum moins bas basse faible
  petite; big large bigger: grand gros; small little: petit petite; limit unlimited maximum: limite maximum illimité
  max; long length duration: temps durée longtemps minutes heure longue; short quick faster shorter: court rapide vite;
  slow drags: lent longue traîne; early earliest: tôt plus-tôt première matin; late slow: tard tardif retard; exact full
  whole overshoot: exact juste tout entier précis complet total dépasser; begin: commencer commencent début départ
  démarrer entame; end finish over: fin termine achève; game play: jeu jouer partie jouent jouons; player people: joueur
  personnes joueuses participants gens; group team side: groupe équipe camp parti faction; rule law: règle; house:
  maison; option variant variation: option variante optionnel; explain summary overview: expliquer résumé aperçu
  principe but; example sample: exemple; meaning definition term: signifie veut-dire veut dire définition terme sens
  désigne; differ: différence distinguer entre diffère; kind type: sorte type genre; name called: nom appeler nommer
  renommer; list: liste; numbers statistics: chiffres statistiques nombres; chance odds probability: chance probabilité
  pourcentage équitable équilibre juste simulation; advantage better strong stronger: avantage mieux meilleur fort
  facile; hard harder difficulty difficult bargain: difficile dur difficulté affaires; easy easier: facile simple;
  source origin author: source auteur inventé inventeur licence origine créateur crédits conçu; official: officiel;
  theme: thème ambiance histoire; print paper sheet: imprimer papier feuille; app phone program: appli application
  téléphone portable programme; setting setup prepare: préparation installer mise place disposer; components materials
  equipment: matériel boîte contenu composants; table: table; seat sit: place siège assis asseoir assoir assied;
  neighbour: voisin gauche droite côté adjacent près; turn: tour; order sequence: ordre sens séquence; clockwise
  direction: horaire sens aiguilles direction; round: manche round tour; phase step: phase étape; structure flow cycle:
  déroulement cycle alterner; wait pause: attendre attend patienter; skip pass: passer sauter renoncer; change swap
  plan: échanger changer remplacer modifier cap; choose decide: choisir décider choix désigne sélectionner; random
  randomly: hasard sort aléatoire tirage; win victory: gagner victoire gagnent vainqueur remporte; lose loss: perdre
  perd perdu défaite perdent; goal objective: but objectif; points scoring: point score marquer vaut compter valeur
  rapporte; count calculate compute: compter calculer total comptent décompte; tie equal: égalité ex-aequo aequo; same
  exact match time weapon: même identique pareil simultanément; cards: carte; deck pile stack mill: pioche paquet deck
  talon pile bibliothèque meuler vider; stack: pile; hand: main; discard dropped graveyard: défausser jeter débarrasser;
  drew: piocher tirer tirage; take: prendre prend pris ramasser récupérer; deal dealt distribute: distribuer donne
  redistribuer; shuffle mix: mélanger battre; mix distribution mixture: composition répartition proportion mélange
  tiers; redeal new fresh: nouvelle nouveau redonne redistribue; old former past: ancien vieux vieille; reveal shows
  expose: montrer révéler retourner dévoiler; open face up: visible découvert ouvert face; down hidden concealed: caché
  secret; secret secretly private: secret dévoiler cacher dissimuler; look see watching: regarder voir vu voit revoir
  consulter jeter-un-œil coup œil; peek cheat spy: tricher regarder épier lorgner jeter œil; eyes blind: yeux œil; heads
  bowed: tête; know information unknown: savoir sait sais connaître connaît connaissent savent information inconnu;
  forgot remember reminder: oublier oublie oublient rappeler; own owner: propre appartient propriétaire mien possède
  appartiennent; myself yourself self: même soi-même moi-même moi soi; keep remain stay: garder rester conserver gardent
  restent; back return bring: retour revenir rendre revient reprendre récupérer remettre; undo: annuler revenir
  reprendre défaire avis retirer; mistake wrong accidentally: erreur faux mauvais trompé accident mauvaise; illegal:
  invalide illégal nul interdit triche; leave quit gone early: partir quitter abandonne départ partent gauche; home:
  maison chez rentrer; left remaining leftover: reste restent; join enters arrival: rejoindre entrer arriver entre
  pénétrer venir; dead die killed drop: mort mourir meurt meurent décès décédé éliminé dépôt secret; out eliminated
  knocked: dehors éliminé sorti hors exclu; alive living survived: vivant vie survivant survivre survit vivre survécu;
  life: vie points-de-vie; counter: compteur marqueur contrer contrecarrer; ghost grave spectators: fantôme spectateur;
  kill murder: tuer tuent assassiner meurtre éliminer abattre buter tuerie assassinat; assassin killer: assassin tueur
  meurtrier; murder assassination: meurtre assassinat; victim prey: victime proie; mafia mobsters gangsters: mafia
  mafieux gangsters loup méchants loups-garous garous; plebs villagers civilians: quidam villageois civils innocents
  citoyens plèbe gentils; town village city: ville village; roles character: rôle identité personnage; royal king queen:
  roi reine dame valet figure rois; ace: as; low: petite; lynching hang execution: lyncher lynchage pendre pendu
  exécuter exécution pendaison potence; mob: foule lynchage; accusation: accuser soupçonner nominer désigner dénoncer
  suspect; answer defend defence: défendre défense répondre réponse plaider justifier répond défend; vote ballot: voter
  voix votent scrutin vote-t-on votation; abstaining: abstenir abstention abstient blanc; against: contre non; agree
  yes: oui accord pour favorable; majority: majorité majoritaire unanimité moitié; percentage threshold twothirds: seuil
  quorum; plurality: relative scrutin; raise hand: mains lever doigts; fail: échoue échec raté; deadlock stuck: blocage
  impasse bloqué; stop: arrêter stopper cesser; day daytime today: jour journée aujourd; tomorrow: demain lendemain;
  night: nuit dormir dort endormir; morning wake: matin réveil réveillent; caller narrator moderator: meneur narrateur
  conteur animateur maître modérateur menant meneuse; script read text: texte script lire annonce lit mots appelle;
  volunteer offers: volontaire propose; tell say: dire dit dis annoncer raconter révéler nommer dévoiler; talk discuss
  speak: parler discuter discussion dire bavarder chuchoter communiquer parlent causer papoter; lie lying bluff: mentir
  mens bluffer mensonge vérité prétendre mentent raconter-des-salades; silence silent quiet: silence silencieux taire
  tait discret muet; loud noise sound: bruit bruyant fort sonore; hint winks sign: indice signe clin signal geste; meet
  recognise: rencontrer reconnaître complices connaissent reconnaissent; protect doctor save: protéger sauver docteur
  épargner protection; spare refuse decline: refuser renoncer épargner décliner; suicide: suicide même; prove evidence
  proof: prouver preuve; alliances ally: alliance allier pacte accord promesse négocier promettre promis; question ask
  check: question demander vérifier; unknown variable: inconnu variable; target aim: cible viser ciblent; hunt hunter
  chasing prey chasers: chasseur chasser traquer poursuivre poursuivant; attack: attaquer combat combattre attaquent
  frapper taper; combat fight: combat combattre; creatures: créature bestiole monstre; planeswalker walker liliana:
  planeswalker planeswalkers arpenteur; spell cast bolt: sort lancer sortilège éphémère rituel foudre; ability
  activated: capacité activer pouvoir; triggered etb: déclenche trigger; permanent artifact enchantment: permanent
  artefact enchantement aura terrain; mass wrath wipe: effet masse global rasage board wipe wrath tremblement détruire
  détruit rase rasent balayage; destroy removal doom: détruire détruit destruction; exile: exil; damage hurts pain:
  dégâts blessures dommage; help heal: aider soigner soutenir bénéfique; copy twincast: copier copie; redirect retarget
  deflecting: rediriger changer dévier détourner; counterspell countered: contrecarrer contrer contresort; blocked
  blocker chump: bloquer bloqueur bloqueuse; control stolen: contrôle voler emprunté; commander edh: commander edh;
  format modern standard: format; magic mtg: magic mtg; mulligan: mulligan; poison counters: poison empoisonnement; mill
  decked library: meule bibliothèque vide mill pioche; concede concession: concéder concession abandonner concèdent
  rendre; blood: sang sanglant; revenge retaliate: riposter venger vengeance revanche représailles contre-attaque
  rendre-la-pareille; declare: déclarer annoncer noter; ring circles loop: anneau cercle boucle; mutual: mutuellement
  réciproque autre l'un; hit: prise réussite réussir touche; credit score: compte crédit crédité revient marque
  attribuer; survivor: survivant dernier survie; duel showdown shootout: duel affrontement; mid: milieu pendant cours
  plein; effect: effet; react respond response: réagir réponse réaction; token chips: jeton; money cash dollars: argent
  dollars fric thune liquide sous cash espèces mille; debt loan lend: dette emprunter prêt devoir; pay payment payout:
  payer paye coûte paient rembourser pénalité dépenser prix; reward bonus prize: récompense prime bonus gagner gain
  revenu; bank: banque; buy purchase shop: acheter achat boutique; sell trade exchange: vendre échanger donner commerce
  céder troquer; market: marché noir; intel: repérage; modifier specialcards bonus: modificateur action; contract
  mission job: contrat mission; client likes dislikes: client aime déteste commanditaire goûts veut; attribute property:
  attribut caractéristique; weapon gun: arme pistolet fusil flingue; knife rope bomb: couteau corde bombe explosif
  arbalète sabotage poison; unarmed weaponless bare: mains nues désarmé sans-arme poings; double pair agent: paire
  double couple triple agent; combine mix: mélanger combiner différentes; specialist expert profession: spécialiste
  expert métier; msr: msr taux réussite difficulté; pyramid: pyramide; tiles targettiles: tuile; row bottom: rangée bas
  ligne; available free unlock: accessible disponible libre dessous dessus atteignable; unavailable gone: indisponible
  inaccessible parti disparu; attempt try hit: tentative tenter essayer; mark: marquer plan cocher entourer; map plan
  pencils: plan carte; wrong: mauvaise mauvais faux; conflict contested competing: conflit conflits plusieurs
  concurrence; rival opponent enemies: rival adversaire ennemi concurrent; clock hour time: heure minuit temps horaire;
  midnight 0000 2359: minuit; faster: rapide devancé vite tôt; dice die: dé; roll throw reroll: lancer jet relancer
  résultat lancers; reroll: relancer rejeter; leans fell cocked: cassé penché tombe terre incliné sol; miss failed:
  rater échouer manquer échec ratent; automatic sure guaranteed: automatique sûr garanti certain toujours impossible;
  success: succès réussi réussite; refill: compléter recompléter remplir refaire piocher; empty run out: vide épuisée;
  hitlist hit list: liste noire; value worth: valeur vaut riche précieux; story: récit récits raconter histoire
  narration; believed doubt belief: croire doute croient croit crédible; train: train barrage route; silencer:
  silencieux; brass band music: fanfare; coroner: légiste cause; bodyguards guards: garde corps; stealth stakeout sneak:
  loup planque discrétion furtif; steady hand: sûre; clean papers: papiers règle; insured: assuré; getaway car: voiture
  fuite; backup plan: plan b secours; crossfire: tirs croisés; misfire jam: enraye enrayé raté; cold feet: frousse coup;
  light fingers steal: doigts agiles voler; suitcase wrong: valise; customs check: douanier douane contrôle; wiretap
  leaked dossier: écoutes dossier divulgué; unique copies twice: unique exemplaire identiques; board map grid: plateau
  échiquier grille tablier; square space: case; base station: base; corner: coin angle; edges side: bord côté; centre
  middle center: centre milieu central; safehouse safe house: planque refuge cachette abri; safe immune: sécurité sûr
  abri protégé danger; piece: pion pièce; marker: marqueur; colour: couleur rouge; move movement: bouger avancer
  déplacer mouvement marcher aller pas; step: pas cases; diagonal slanted: diagonale biais travers oblique; backtrack
  turning retrace: repasser revenir demi-tour arrière reculer rebrousser retour; turning corner change: tourner virage
  direction; through pass past: traverser travers passer sauter dépasser franchir doubler; occupied share space: occupée
  partager même; land stop: finir arrêter tomber terminer atterrir arrive; stuck surrounded trapped: coincé encerclé
  bloqué enfermé entouré; null zero blank: nul zéro vide blanc; capture caught: capturer attraper rattrape prendre
  prise; run runner fugitive: course fuite fuir courir fugitif; reach visit: atteindre atteint visiter arriver; outside
  leave exit: sortir quitter; camping wait: camper attendre rester; squeeze between gap: entre faufiler glisser;
  notation coordinates: coordonnées notation lettres nommées; 6x6 larger bigger: 6x6 grand agrandi; 5x5 size: 5x5 taille
  dimensions; size dimensions: taille dimension grandeur; piecepack icehouse looney: piecepack icehouse; make craft
  homemade: fabriquer construire plier bricoler; strategy tips help: stratégie tactique conseils coopérer; betray
  loyalty trust: trahir trahison confiance; become: devenir devient; removed taken: retirer enlever ôter; placing put
  lay: poser mettre placer met; give share: donner offrir partager; want like dislikes: vouloir veut veux aime; get
  receive: recevoir obtenir reçoit avoir reçois obtient; happens consequences result: passe arrive conséquences
  résultat; work does done: fonctionne marche utiliser servir appliquer; matter count: compte importe valable comptent;
  affect influence weigh: affecte influencer influe concerne; several: plusieurs multiple; always every: toujours; only:
  seulement que uniquement; instead: plutôt place lieu; write pencil: écrire noter crayon; threaten trick bribe: menacer
  soudoyer chantage; children kids beginners: enfants débutants apprendre enseigner; age old youngest: âge ans jeune;
  solo: seul bot solo; average often frequency: moyenne souvent fréquence généralement; conditions: condition; under way
  progress: cours déjà commencé lancé; responsible: responsable attribué faute; sacrifice edict: sacrifier sacrifice;
  goad lure: provoquer forcé incité; mana land: mana terrain; forever endless: infini éternellement interminable;
  number: nombre numéro; twice: deux fois; go: aller va vais vont; sleep asleep: dormir dort endormi; steal: voler;
  fair: équitable juste équilibré; draw: nulle; learn teach: apprendre enseigner; time limit: temps fois chrono; right:
  droite; without: sans; i im: je; my mine: mon ma mes; me: moi me; he him his himself: il lui son sa ses; we our us:
  nous on notre; if: si; with: avec; on: sur; in: dans; from: depuis; use: utiliser servir; have had: ai as a avoir ont;
  by: par; each per: chaque chacun par; shoot: tirer; away: loin parti; bad: mauvais mal méchant; flip: retourner; coin:
  pièce monnaie; add: ajouter additionner; suspect: suspect soupçonner; already: déjà; top: dessus haut; walk: marcher;
  total sum: total somme; best: meilleur; replaced: remplacer; repeated: répéter recommencer; cancel: annuler; position:
  position emplacement; identity: identité; common: commun courant; reset: réinitialiser remis zéro; cost: coûte; earn
  gain: gagner gain rapporte; borrow: emprunter; spend: dépenser; beaten: battu devancé; innocent: innocent; public:
  public publique; assign: attribuer assigner; minute hour: minutes; survive: survivre survit; negative: négatif;
  impossible: impossible; anyone any: n'importe quiconque quelconque; people: personnes gens quatre; countered: contré
  contrecarré; trial: procès; judge: juge; beginner new: débutant; range: portée distance; revive reanimate: ressusciter
  revivre réanimer; accept: accepter; speak: parler; both: deux; ordinary normal: normal; pistol gun: pistolet; rifle:
  fusil; worth: vaut valeur; repay pay back: rembourser; missed: raté loupé; sooner: plus-tôt; strike back: riposter;
  attacked: attaqué; belief believes: croit croire; two: deux`;

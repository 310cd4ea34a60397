/** What the search knows of French. Who types on a phone leaves out accents and apostrophes. */
import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import { formsIn, withoutAccents } from '../plain/search';

/** Stop words elsewhere that say something here, in texts too or in questions alone. */
const TELLING = new Set(['même', 'sans', 'soi', 'as']);
const ASKED = new Set(
  'je moi mon ma mes nous notre nos pas qui quel quels quelle quelles comment quand pourquoi où'.split(' '),
);

const STOPS = stopwords.filter((word) => !TELLING.has(word));

/** Words that say nothing, not even in a question. Without its accent many a word would be one of them: "dé" is not "de". */
const EMPTY: ReadonlySet<string> = new Set([
  ...STOPS.filter((word) => !ASKED.has(word)),
  ...`a ai ça c ca ce cest jai nai qua quon quil si sil estce yatil alors donc bien comme être etre ete etait fait faire
  car or dun dune lun lune lon tout toute ainsi là voilà très ensuite plutôt chez vers hui chose choses truc trucs
  quelque quelques`.split(/\s+/),
]);

/** Words of every question, which lead nowhere in a text. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...STOPS,
  ...ASKED,
  ...EMPTY,
  ...`peut peux puis peuvent pouvons pouvez faut doit dois doivent droit possible permis quoi quelquun tous toutes`.split(
    ' ',
  ),
]);

/** What is said in several words, and the word for it. */
const SAID: readonly (readonly [said: RegExp, word: string])[] = [
  [/\best-ce qu(?:e\b|['’])/g, ' '],
  [/\b(?:qu')?est ce qu(?:e\b|['’])/g, ' '],
  [/-t-(?=il|elle|on\b)/g, ' '],
  [/\bcomment (?:ça |ca )?se passe(?:nt)?\b|\bse passe(?:nt)? comment\b/g, 'déroulement'],
  [/\btout le monde\b/g, 'tous'],
  [/\bse passe(?:nt)?\b/g, 'conséquences'],
  [/\bse rend(?:s|ent|re)?\b/g, 'concéder'],
  [/\bqui commence\b/g, 'qui commence premier'],
  [/\bgagn\p{L}* (?:combien|quoi)\b|\bcombien (?:je |on )?gagne\b/gu, 'rapporte combien'],
  [
    /\b(?:en pleine|en cours de|(?:au|en plein) milieu de la|pendant la) partie\b|\bavant la fin\b(?! d)/g,
    'milieu',
  ],
  [/-(?=(?:je|tu|ils?|elles?|on|nous|vous|ce)\b)/g, ' '],
  [/\bchang\p{L}* d['’ ]?(?:avis|idées?|idees?)(?!\p{L})/gu, 'reprendre'],
  [/\bplus (?:aucune?|une? seule?)\b/g, 'reste aucun'],
  [/\bd[ée]j[àa] prise?\b/g, 'occupé'],
  [/\br[ée]-?((?:vot|accus|attaqu)\p{L}+)/gu, '$1 encore'],
  [/quelqu['’]une?\b/g, 'quelquun'],
  [/\b(?:en même|en meme|au même|au meme) (?:temps|moment|instant)\b/g, 'simultanément'],
  [/\b(moi|toi|lui|soi|vous|nous|elle|eux)[- ]m[êe]mes?\b/g, '$1même'],
  [/\bplus (?:que|qu['’]) ?(?=un\b|deux|trois|\d)/g, 'reste '],
  [/\bdeux fois\b/g, 'deuxfois'],
  [/\b(?:veut|veulent) dire\b/g, 'signifie'],
  [/\btout de suite\b/g, 'immédiatement'],
  [/\bmise en place\b/g, 'préparation'],
  [/\bpar terre\b/g, 'parterre'],
  [/\b(tir\p{L}*|tirage) au sort\b/gu, 'hasard'],
  [/\bn['’]?importe (?:qui|quel\p{L}*|lequel|laquelle)/gu, 'quiconque'],
  [/\bcoup d['’](?:œil|oeil)\b/g, 'lorgner'],
  [/\bplan b\b/g, 'planb'],
  [/\bex[- ](?:ae|æ)quo\b/g, 'exaequo'],
  [/\bdemi[- ]tour\b/g, 'demitour'],
  [/\bcontre[- ]attaqu/g, 'contreattaqu'],
  [/\bplus l[àa]\b/g, 'disparu'],
  [/\b(?:s['’]en|s en) (?:va|vont|aller)\b/g, 'quitter'],
  [/\bsans succès\b/g, 'vain'],
  [/(?:^|\s)[àa] combien\b/g, ' combien joueurs'],
  [/\bcombien (?=(?:on |peut-on |faut-il |doit-on )?(?:peut |doit )?[êe]tre\b)/g, 'combien joueurs '],
  [/(?:^|\s)[àa] (?:droite|gauche)\b/g, ' voisin'],
  [/\bl['’ ]?accusée?(?![\p{L}])/gu, 'suspect'],
  [/\bconclu\p{L}* (?:un )?(?:marché|accord)/gu, 'négocier'],
  [/\b(?:la|une|nouvelle|prochaine) donne\b/g, 'distribution'],
  [/\bmarch[ée] noir\b/g, 'marchénoir'],
  [/\b(la|une|cette|chaque|même|autre|des|les|\d) personnes?\b/g, '$1 gens'],
  [/\bpersonnes\b/g, 'gens'],
];

/** "l’assassin" is "assassin". */
export const spelled = (text: string): string =>
  SAID.reduce((said, [pattern, word]) => said.replace(pattern, word), text.toLowerCase()).replace(
    /\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’]/g,
    ' ',
  );

const plain = (word: string): string => withoutAccents(word).replaceAll('œ', 'oe');

/** Words whose stem would be that of another, "partie" is not "partir", nor "contrer" "contre"; and forms of irregular verbs. */
const FORMS = formsIn(`
  base base bases; case case cases; partie partie parties; sortie sortir sors sortent sorti sortie sortis sortez;
  marchet marché marchés; prise prise prises; contrecarr contrer contré contrée contrés contrez; finit fini finir finit
  finis finissent; pren prendre prends prend prenez prenons prennent prenne pris; perd perdre perds perd perdent perdez
  perdu perdus perdue; repren reprendre reprends reprend reprenez reprennent repris reprise; vend vendre vends vend
  vendent vendu vendus; rend rendre rends rend rendent rendez rendu rendus; repond répondre réponds répond répondent
  répondu; attend attendre attends attend attendent attendez; mett mettre mets met mettent mettez mis; voir voir vois
  voit voient voyez vu vus vue vues; remett remettre remets remet remettent remis; revoir revoir revois revoit revu;
  croi croire crois croit croient croyez cru; mour mourir meurs meurt meurent meure mourrait; ten tenir tiens tient
  tiennent tenu; obten obtenir obtiens obtient obtiennent obtenu; reven revenir reviens revient reviennent; deven
  devenir deviens devient deviennent devenu devenue; recev recevoir reçois reçoit reçoivent reçu recu reçus reçue; lire
  lire lis lit lisent lu; ecriv écrire écris écrit écrivent; viv vivre vit vivent vécu; dorm dormir dors dort dorment;
  ouvr ouvrir ouvre ouvres ouvrent ouvert ouverts ouverte ouvertes; serv servir sers sert servent; conclure conclure
  conclu conclut; promettre promettre promets promet promis; rejoindre rejoindre rejoins rejoint rejoignent; atteindre
  atteindre atteins atteint atteignent; poursuiv poursuivre poursuis poursuit poursuivent poursuivi; surviv survivre
  survis survit survivent survécu; détruire détruire détruis détruit détruisent détruits détruite; ment mentir mens ment
  mentent menti; fuir fuir fuis fuit fuient; pendre pendre pend pendent pendu pendus pendue; connaître connaître
  connaitre connais connaît connait connaissent connu; reconnaître reconnaître reconnaitre reconnais reconnaît reconnait
  reconnaissent reconnu; disparaître disparaître disparaitre disparaît disparait disparu disparus; apprendre apprendre
  apprend apprends apprennent appris; vouloir vouloir veux veut veulent voulait; buter buter bute buté butent`);

/** What a word has in common with its other forms: "tuée" and "tué", "première" and "premier" have the same. */
const stemOf = (word: string): string =>
  FORMS.get(word) ??
  stemmer(
    plain(word)
      .replace(/ees?$/, 'e')
      .replace(/ieres?$/, 'ier'),
  );

/**
 * The stem of a word; of "montrent" that of "montre", of "remontrer" that of "montrer", and of "lassassin", which WORDS have
 * without its article, that of "assassin".
 */
export const rootOf = (word: string): string => {
  if (EMPTY.has(word)) return '';
  const verb = plain(word).replace(/ent$/, 'e');
  if (verb !== plain(word) && !KNOWN.has(plain(word)) && !FORMS.has(word) && KNOWN_STEMS.has(stemOf(verb)))
    return stemOf(verb);
  const [, again] = /^re(.{4,})$/.exec(plain(word)) ?? [];
  if (again && !KNOWN_STEMS.has(stemOf(word)) && KNOWN_STEMS.has(stemOf(again))) return stemOf(again);
  const [, rest] = /^(?:[cdjlmnst]|qu)([aeiouyh].{3,})$/.exec(plain(word)) ?? [];
  return rest && !KNOWN.has(plain(word)) && KNOWN.has(rest) ? stemOf(rest) : stemOf(word);
};

/** What the source leaves open answers nothing. */
export const REMARK = /^(La source|Le texte)/;

/** English words, and after a colon the words of this language for them, as players say them. */
export const WORDS = `
  who whom whose: qui; how: comment; many much: combien nombre nombreux beaucoup; when: quand moment; where: où endroit;
  why: pourquoi raison; nothing: rien vain; never: jamais; 3 third: 3 trois troisième tiers; 4 fourth: 4 quatre; 5: 5
  cinq; 6: 6 six; 7: 7 sept; 8: 8 huit; 9: 9 neuf; 10: 10 dix; 11 eleven: 11 onze; 12 twelve: 12 douze; 15 fifteen: 15
  quinze; 20 twenty: 20 vingt; half: moitié demi; first: premier abord; second: deuxième second; last final: dernier;
  next after then: suivant prochain après; alone: seul solitaire; less fewer minus: moins; most highest max: plus
  maximum max élevé meilleur haut; least minimum lowest fewest: minimum moins bas basse faible; big large bigger: grand
  gros; small little: petit petite; limit unlimited maximum: limite maximum illimité max; long length duration: temps
  durée longtemps minutes longue; short quick faster shorter: court rapide vite; slow drags: lent longue traîne; late
  slow: tard tardif retard; end finish over: fin termine achève finir; player people: joueur personnes joueuses
  participants gens; rule law: règle; house: maison; option variant variation: option version variante optionnel;
  example sample: exemple; name called naming: nom appeler nommer renommer; numbers statistics: chiffres statistiques
  nombres; advantage better strong stronger: avantage mieux meilleur fort facile; easy easier: facile simple; source
  origin author: source auteur inventé inventeur licence origine créateur crédits conçu; official: officiel; theme:
  thème ambiance histoire; print paper sheet: imprimer papier feuille; app phone program: appli application téléphone
  portable programme; components materials equipment: matériel boîte contenu composants; table: table; seat sit: place
  siège assoit assis asseoir assoir assied; neighbour: voisin gauche côté adjacent près; phase step: phase étape;
  structure flow cycle: déroulement cycle alterner; wait pause: attendre attend patienter; skip pass: passer sauter
  renoncer; choose decide pick: choisir décider choix désigne sélectionner; random randomly: hasard aléatoire tirage;
  win victory: gagner emporter emporte victoire gagnent vainqueur remporte; lose loss: perdre perdant perd perdu défaite
  perdent; goal objective: but objectif; count calculate compute: compter calculer total comptent décompte; cards:
  carte; stack: pile tas; hand: main; discard dropped graveyard: défausser jeter débarrasser; drew: piocher tirer; take:
  prendre prend pris ramasser récupérer; deal dealt distribute reshuffle: distribuer donne redistribuer distribution;
  shuffle mix reshuffle: mélanger battre; mix distribution mixture: composition répartition proportion mélange tiers;
  redeal new fresh: nouvelle nouveau redonne redistribue; old former past: ancien vieux vieille; open face up: visible
  découvert ouvert face; down hidden concealed: caché secret; eyes blind: yeux œil; heads bowed: tête; know information
  unknown: savoir sait sais connaître connaît connaissent savent apprendre information inconnu; forgot remember
  reminder: oublier oublie oublient rappeler; own owner: propre appartient propriétaire mien possède appartiennent; keep
  remain stay: garder rester conserver gardent restent; mistake wrong accidentally correct oops: erreur faux mauvais
  trompé mauvaise tromper; home: rentrer; alive living survived: vivant vie survivant survivre survit vivre survécu;
  counter: compteur marqueur contrer contrecarrer; ghost grave spectators: fantôme spectateur; assassin killer: assassin
  tueur meurtrier; murder assassination: meurtre assassinat; victim prey: victime proie; mafia mobsters gangsters: mafia
  mafieux gangsters loup méchants loupsgarous garous; plebs villagers civilians: quidam villageois civils innocents
  citoyens plèbe gentils; town village city: ville village; roles character: rôle identité personnage; lynching hang
  execution: lyncher lynchage pendre pendu exécuter exécution pendaison potence; mob: foule lynchage; accusation:
  accuser soupçonner nominer désigner dénoncer suspect; answer defend defence: défendre défense répondre réponse plaider
  justifier répond défend; abstaining: abstenir abstention abstient blanc; against: contre non; agree yes: oui accord
  favorable; majority: majorité majoritaire unanimité moitié; plurality: relative scrutin; raise hand: mains bras lever
  relever doigts; deadlock stuck impasse stalemate decide: blocage impasse bloqué; stop: arrêter empêcher interrompre
  stopper cesser; day daytime today: jour journée aujourd; tomorrow: demain lendemain; night: nuit dormir dort endormir;
  morning wake: matin réveil réveillent; caller narrator moderator: meneur arbitre narrateur conteur animateur maître
  modérateur menant meneuse mène mener anime animer; script read text: texte script lire annonce lit mots appelle;
  volunteer offers: volontaire propose; loud noise sound: bruit bruyant fort sonore; hint winks sign: indice signe clin
  signal geste; meet recognise: rencontrer reconnaissance reconnaître complices connaissent reconnaissent; protect
  doctor save: protéger médecin sauver docteur épargner protection; prove evidence proof: prouver preuve; question ask
  check: question vérifie demander vérifier; unknown variable: inconnu variable; target aim: cible viser ciblent; attack
  swing: attaquer combat combattre attaquent frapper taper; creatures: créature bestiole monstre; planeswalker walker
  liliana: planeswalker planeswalkers arpenteur; spell cast bolt: sort éclair lancer sortilège éphémère rituel foudre;
  triggered etb: déclenche trigger; permanent artifact enchantment: permanent artefact enchantement; mass wrath wipe:
  effet masse global rasage board wipe wrath tremblement détruire détruit rase rasent balayage colère zone; destroy
  removal doom: détruire détruit destruction; exile: exil; damage hurts pain: dégâts blessures dommage; help heal: aider
  soigner soutenir bénéfique; copy twincast: copier copie; redirect retarget deflecting: rediriger dévier détourner;
  counterspell countered: contrecarrer contrer contresort; blocked blocker chump: bloquer barrer bloqueur bloqueuse;
  commander edh: commander edh; format modern standard: format; magic mtg: magic mtg; mulligan: mulligan; poison
  counters: poison empoisonnement; blood: sang sanglant; declare: déclarer annoncer; ring circles loop: anneau cercle
  boucle; credit score: crédit crédité marque attribuer; survivor: survivant dernier survie; duel showdown shootout:
  duel affrontement; mid middle during: milieu pendant cours plein pleine; effect: effet; react respond response: réagir
  réponse réaction; token chips: jeton; money cash dollars: argent dollars fric thune liquide sous cash espèces mille;
  debt loan lend: dette emprunter prêt devoir; pay payment payout: payer paye coûte paient rembourser pénalité dépenser
  prix; bank: banque; buy purchase shop: acheter achat boutique; sell trade exchange: vendre échanger donner commerce
  céder troquer; intel: repérage; modifier specialcards bonus: modificateur action; contract mission job: contrat
  mission; attribute property: attribut caractéristique; weapon gun: arme flingue; knife rope bomb: couteau corde bombe
  explosif arbalète sabotage poison; unarmed weaponless bare: mains nues désarmé poings; double pair agent: paire double
  couple triple agent; combine mix: mélanger combiner différentes; specialist expert profession: spécialiste expert
  métier; pyramid: pyramide; tiles targettiles: tuile; row bottom: rangée étage bas ligne; available free unlock:
  accessible disponible libre dessous dessus atteignable; wrong: mauvaise mauvais faux; rival opponent enemies: rival
  adversaire ennemi adverse concurrent; faster: rapide devancé vite tôt; dice die: dé; roll throw reroll: lancer rouler
  jet relancer résultat lancers; success: succès réussi réussite; train: train routier barrage route; silencer:
  silencieux; brass band music: fanfare; coroner: légiste cause; bodyguards guards: garde corps; stealth stakeout sneak:
  planque discrétion furtif; steady hand: sûre; insured: assuré; getaway car: voiture fuite; crossfire: tirs croisés;
  suitcase wrong: valise; customs check: douanier douane; wiretap leaked dossier: écoutes dossier divulgué; unique
  copies twice: unique doublon exemplaire identiques; base station: base; corner: coin angle; edges side: bord côté;
  centre middle center: centre milieu central; safehouse safe house: planque refuge cachette abri; safe immune: sécurité
  sûr abri protégé danger; piece: pion pièce; colour: couleur rouge; diagonal slanted: diagonale biais travers oblique;
  through pass past jump leap slip: traverser travers passer sauter dépasser franchir doubler; land stop: finir tomber
  terminer atterrir; stuck surrounded trapped: coincé culdesac encerclé bloqué enfermé entouré; run runner fugitive:
  course échapper fuir courir fugitif; reach visit: atteindre atteint visiter arriver; outside exit: quitter sortir;
  camping wait: camper attendre rester; notation coordinates: coordonnées notation lettres nommées; 6x6 larger bigger:
  6x6 grand agrandi; 5x5 size: 5x5 taille dimensions; size dimensions: taille dimension grandeur; piecepack icehouse
  looney: piecepack icehouse; make craft homemade: fabriquer construire plier bricoler; strategy tips help: stratégie
  tactique conseils coopérer; betray loyalty trust: trahir traître trahison confiance; become: devenir devient; removed
  taken: retirer supprimer enlever ôter; placing put lay: poser mettre met; give share: donner offrir partager; get
  receive: recevoir obtenir reçoit avoir reçois obtient; happens consequences result: passe arrive conséquences
  résultat; work does done: fonctionne marche utiliser servir appliquer; matter count: compte valide valable comptent;
  affect influence weigh: affecte influencer influe concerne; several: plusieurs multiple; write pencil: écrire noter
  crayon; threaten trick bribe: menacer soudoyer chantage; children kids beginners: enfants débutants apprendre
  enseigner; age old youngest: âge ans jeune; solo: seul bot solo; average often frequency: moyenne souvent fréquence
  généralement; conditions: condition; under way progress: cours déjà commencé lancé; responsible: responsable attribué
  faute; sacrifice edict: sacrifier sacrifice; goad lure: provoquer forcé incité; mana land: mana terrain; forever
  endless: infini éternellement interminable; go: aller va vais vont; sleep asleep: dormir dort endormi; steal: voler
  piquer; fair balance: équitable juste équilibré; draw: nulle; learn teach: apprendre enseigner; without: sans; i im:
  je; my mine: mon ma mes; use: utiliser servir; each per: chaque chacun; shoot: tirer; away: loin; lower: baisser;
  closed shut: fermer fermé; gratis free nothing: gratuit gratis gratuitement; path route way: chemin trajet parcours;
  continue keep: continuer; bad: mauvais mal méchant; coin: pièce; change money: monnaie; add: ajouter additionner;
  already: déjà; top: dessus haut; walk: marcher; total sum: total somme; best: meilleur; replaced: remplacer; repeated:
  répéter recommencer; cancel: annuler; position: position emplacement; identity: identité; common: commun courant;
  reset: réinitialiser remis; cost: coûte; borrow: emprunter; spend: dépenser; beaten: battu devancé; innocent:
  innocent; public: public publique visible; assign: attribuer assigner; minute hour: minutes; survive: survivre survit;
  negative: négatif; impossible: impossible; anyone any: quiconque quelconque; trial: procès; judge: juge; beginner new:
  débutant; range: portée distance; revive reanimate: ressusciter revivre réanimer; accept: accepter; ordinary normal:
  normal; pistol gun: pistolet; rifle: fusil sniper; missed: raté loupé; attacked: attaqué; himself: luimême soimême;
  myself yourself self: moimême soimême soi vousmême toimême; me: moi; vote ballot: voter bulletin élire voix votent
  scrutin votation vote; someone somebody: quelquun quelqun mec type gens; other another else: autre autrui; one single:
  1 seul unique; 2 both: 2 deux; what which: quoi quel quelle lequel laquelle; not no: pas non aucun ni; only: seulement
  uniquement; we our us: nous notre nos; now immediately moment: immédiatement maintenant aussitôt instant; life: vie;
  lie lying bluff: mentir vrai mens bluffer bluff mensonge vérité prétendre mentent baratiner salades; revenge retaliate
  strike counterattack: riposter riposte venger vengeance revanche représailles contreattaque contreattaquer; mutual
  each: mutuellement réciproque; look see watching: regarder apercevoir aperçu voir vu voit revoir consulter; peek cheat
  spy: tricher tricheur épier lorgner espionner triche; early earliest sooner: tôt; before earlier previous: avant
  précédent auparavant; more extra additional: plus rajouter rab davantage supplémentaire ajouter; dead die killed: mort
  cadavre mourir meurt meurent décès décédé éliminé crever; quit drops drop bed quits dropout: partir quitter abandonne
  abandonner coucher partent; left remaining: reste restent; occupied share space: occupée occupé partager; suicide:
  suicide suicider; still: encore toujours; again: encore nouveau nouvelle répéter refaire; once: fois; twice: deuxfois
  bis; two times: deuxfois; step: étape; move movement: bouger avancer déplacer déplacement mouvement marcher aller
  coup; mark: marquer cocher pointer entourer coche; map plan pencils: plan; backup plan: secours planb; swap change:
  échanger changer remplacer modifier; plan change: cap; hard harder difficulty difficult: difficile dur difficulté;
  affairs hard bargain: affaires; same: même identique pareil; tie equal: autant égal égalité exaequo aequo; clock hour
  time: heure; midnight 0000 2359: minuit; order sequence: ordre séquence; clockwise direction: horaire aiguilles
  direction sens; meaning definition term: signifie définition terme désigne; forbidden banned: interdit interdite
  défendu; can may allowed: peut peux puis pouvons pouvez peuvent permis autorisé droit légal possible pourrait; reward
  bonus prize: récompense prime bonus revenu; earn gain: gain rapporte; explain summary overview: expliquer résumé
  aperçu principe; points scoring: point score marquer vaut valeur rapporte; conflict contested competing: conflit
  concurrence; automatic sure guaranteed: automatique sûr garanti certain; hit: prise réussite réussir touche touché;
  attempt try: tentative tenter essayer; cold feet: frousse; light fingers: doigts agiles; control stolen: contrôle
  voler volé emprunté; null zero blank: nul zéro 0; mill decked library: meule meuler bibliothèque mill; empty run out:
  vide vider épuisée épuisé; deck pile: pioche paquet deck talon pile; msr: msr taux; exact full whole overshoot: exact
  entier précis complet total dépasser; chance odds probability balance: chance probabilité pourcentage équilibre
  simulation; instead: plutôt lieu; setting setup prepare ready: préparation installer disposer préparer; clean papers:
  papiers; people: personnes gens; client likes dislikes: client aime déteste commanditaire goûts; want like: vouloir
  veut veux; tell say: dire prévenir dit dis annoncer raconter; talk discuss speak: parler débat débattre crier murmurer
  souffler parole discuter discussion bavarder chuchoter communiquer parlent causer papoter parle; secret secretly
  private: secret cacher dissimuler; differ: différence distinguer diffère; join enters arrival: rejoindre entrer
  arriver pénétrer venir; squeeze between gap: entre faufiler glisser; turn: tour; round: manche; back return bring:
  retour revenir rendre revient récupérer remettre retourner; undo take mind correct: annuler défaire reprendre; concede
  concession: concéder concession abandonner concèdent abandonne; illegal: invalide illégal; kind type: genre; group
  team side: groupe clan équipe camp faction; unavailable gone: indisponible inaccessible disparu; square space: case;
  backtrack turning retrace: repasser demitour arrière reculer rebrousser; turning corner change: tourner virage;
  capture caught catch captor: capturer attraper rattrape attrape prise choper; silence silent quiet: silence taire tait
  discret muet; number: nombre numéro; game play: jeu jouer partie jouent jouons joue; must forced: doit dois devons
  doivent obligé obligatoire forcé faut besoin nécessaire; in vain: vain; always every: toujours; royal king queen: roi
  reine dame valet figure rois; low: petite; reveal shows expose: montrer révéler dévoiler; flip turn up: retourner;
  fail: échoue échouer échec; miss failed: rater raté manquer échec ratent loupé loupe; misfire jam: enraye enrayé;
  hitlist hit list: listenoire liste; list: liste; market: marché; black market: marchénoir; board map grid: plateau
  échiquier grille tablier; refill: compléter recompléter remplir; everyone everybody all: tous toutes chaque chacun;
  enough fits: assez suffit suffisant; too limit: trop; nobody: personne; ace: as; believed doubt belief believes:
  croire doute croient croit crédible; story: récit récits histoire narration; worth value: valeur valoir valent vaut
  riche précieux; repay pay back: rembourser; kill murder: tuer tuent assassiner meurtre abattre tuerie assassinat tué
  buter zigouiller; out eliminated knocked: dehors éliminé sorti hors exclu; combat fight: combat combattre; replay
  again tie: rejouer; floor fell off cocked leans: cassé rouler penché tombe tombé terre incliné sol parterre; threshold
  percentage twothirds: seuil quorum; marker: marqueur; simultaneously once time: simultanément ensemble; together:
  ensemble combiner cumuler cumulent; ability activated: capacité activer pouvoir; chasing hunt hunter prey chasers:
  chasseur poursuite chasser chassent traquer poursuivre poursuivant; spare refuse decline: refuser renoncer épargner
  décliner; bargain agree: conclure; alliances ally: alliance allier pacte promesse négocier promettre promis conclure;
  past late: décaler delà; begin start: commencer commencent début départ démarrer entame démarrent commence partent;
  evil bad: méchant; good: gentil; different: différent; hide: cacher; friend: ami pote collègue partenaire copain;
  anybody anyone: quiconque importe; penalty: pénalité punir punition; layout structure arranged shape: disposition
  structure agencement forme; full: plein pleine; need: faut besoin nécessaire requis; also: aussi; hold: tenir tient;
  decide: décider décident; accident: accident; public: public visible; possible: possible; skip sit: passer; lost lose:
  perdre perdu; resume restart: redémarrer; reuse: réutiliser; counterattack: riposter contreattaquer; headcount amount:
  effectif; night asleep: endormi; wipe: effacer; rich: riche; owns owner: propriétaire`;

/** Words of this language in it. */
const KNOWN: ReadonlySet<string> = new Set(WORDS.match(/[^\s:;]+/g)?.map(plain));
/** And their stems. */
const KNOWN_STEMS: ReadonlySet<string> = new Set(WORDS.match(/[^\s:;]+/g)?.map(stemOf));

/** What the search knows of German. Who types on a phone leaves out accents. */
import { stemmer } from '@orama/stemmers/german';
import { stopwords } from '@orama/stopwords/german';
import { withoutAccents } from '../plain/search';

/** Stop words of other lists that say something here: "gegen wen", "ohne Waffe", "zwischen zwei". */
const TELLING =
  `durch einig einigen gegen hinter kein keine keinem keinen keines nichts ohne unter weg zwischen über`.split(
    ' ',
  );
const UNTYPED =
  `dass darf fuer koennen koennte ueber waehrend wuerde wuerden gibt gibts gehts geht wann wer wem wen`.split(
    ' ',
  );

export const STOP_WORDS: ReadonlySet<string> = new Set(
  [...stopwords, ...UNTYPED].filter((word) => !TELLING.includes(word)),
);

const PREFIX = '(?:auf|ab|an|aus|vor|weg|zuruck|um|ein|mit|nach|los|hin|raus|weiter)';
/** "gespickt", "aufgedeckt" and "anzugreifen". */
const PARTICIPLE = new RegExp(`^(${PREFIX}?)ge(?=\\p{L}{3,}(?:t|en)$)|^(${PREFIX})zu(?=\\p{L}{3,}n$)`, 'u');

/** "ä" as "ae" is typed, or as "a". */
const folded = (word: string): string =>
  withoutAccents(word)
    .replace(/ß/g, 'ss')
    .replace(/([ao])e|(?<![aeq])(u)e/g, '$1$2');

/** What a word has in common with its other forms. */
export const rootOf = (word: string): string =>
  stemmer(folded(word).replace(PARTICIPLE, '$1$2')).replace(/(?<=\p{L}{3}[^aeiouch])t$/u, '');

/** Verbs whose first part often stands at the end of a clause: "Wer fängt an?" */
const SEPARABLE =
  /(?<!\p{L})((?:deck|dreh|f(?:ä|ae|a)ng|f(?:ü|ue|u)ll|geb|gib|greif|h(?:ö|oe|o)r|kauf|komm|leg|mach|nehm|nimm|rede|scheide|schl(?:ä|ae|a)g|spiel|steig|stell|stimm|tausch|wach|wirf|zieh)\p{L}*)((?: [^\s.?!,;:]+){0,7}?) (ab|an|auf|aus|ein|hin|los|mit|nach|um|vor|weg|zur(?:ü|ue|u)ck)(?= *(?:$|[.?!,;:\n]))/gu;

/** What is one word, or another, to tell it from what sounds like it: "zählen" from "zahlen", "selbst" from "dasselbe". */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})nach hause(?!\p{L})/gu, 'nachhause'],
  [/(?<!\p{L})auf ?einmal(?!\p{L})/gu, 'aufeinmal'],
  [/(?<!\p{L})noch ?(?:ein)?mal(?!\p{L})/gu, 'nochmal'],
  [/(?<!\p{L})zu (zweit|dritt|viert|sp(?:ä|ae|a)t|ende|viel)(?!\p{L})/gu, 'zu$1'],
  [/(?<!\p{L})am ende(?!\p{L})/gu, 'amende'],
  [/(?<!\p{L})geht (?=das|es(?!\p{L}))/gu, ''],
  [/(?<!\p{L})(?:vor|hin) und (?:zur(?:ü|ue|u)ck|her)(?!\p{L})/gu, 'hinundher'],
  [/(?<!\p{L})gleich viele?(?!\p{L})/gu, 'gleichviel'],
  [/(?<!\p{L})worum gehts?(?!\p{L})/gu, 'worumgehts'],
  [/(?<!\p{L})d(?:er|en|em|ie|as)selben?(?!\p{L})/gu, 'selbe'],
  [/(?<!\p{L})selb(?:st|er)(?!\p{L})/gu, 'sichselbst'],
  [/(?<!\p{L})keiner(?!\p{L})/gu, 'niemand'],
  [/(?<!\p{L})markt/gu, 'schwarzmarkt'],
  [/z(?:ä|ae)hl/gu, 'zehl'],
  [SEPARABLE, '$3$1$2'],
];

/** As words are compared. */
export const spelled = (text: string): string =>
  PHRASES.reduce((said, [from, to]) => said.replace(from, to), text.toLowerCase().replace(/['’]/g, ''));

/** What the source leaves open answers nothing. */
export const REMARK = /^(Die Quelle|In der Quelle|Die Vorlage)/;

/** English words, and after a colon the words of this language for them, as players say them. */
export const WORDS = `
  who whom whose: wer wen wem wessen; how: wie; many much: viele wieviel anzahl menge zahl; what which: was welche;
  when: wann zeitpunkt moment; where: wo wohin woher ort steht hinstellen; why: warum wieso weshalb grund; can may
  allowed: darf dürfen kann können erlaubt zulässig legal möglich okay; must forced: muss pflicht verpflichtet
  gezwungen zwingen zwang nötig brauche braucht; forbidden banned: verboten untersagt unerlaubt; not no: nicht kein;
  nobody: niemand keiner; nothing: nichts; never: nie niemals; everyone everybody all: alle jeder sämtliche; someone
  somebody: jemand leute person mensch typ irgendwer; other another else: andere; one single: 1 einzige einzelne; 2
  both either: 2 zwei beide zwo; 3 third: 3 drei dritte drittel dreien; 4 fourth: 4 vier; 5: 5 fünf; 6: 6 sechs; 7: 7
  sieben; 8: 8 acht; 9: 9 neun; 10: 10 zehn; half: hälfte halb; first: erste zuerst zuvor anfang; second: zweite; last
  final: letzte zuletzt; next after then: nächste danach nachher später dann hinterher; before earlier previous: vor
  vorher bevor früher vorige vorherige zuvor; again: nochmal wieder erneut mehrmals wiederholen neu zweimal; once:
  einmal; still: weiter weitergeht weiterspielen weiterhin trotzdem dennoch; now immediately moment: sofort jetzt
  direkt augenblicklich unmittelbar; simultaneously once: gleichzeitig zugleich zusammen gemeinsam simultan
  miteinander aufeinmal; together: zusammen kombinieren kombiniert gemeinsam; alone: allein solo; more extra
  additional: mehr weitere zusätzlich extra plus dazu; less fewer minus: weniger minus abzug; enough fits: genug
  reicht reichen ausreichend; too: zuviel; most highest max: meiste höchste größte maximal maximum höchstens; least
  minimum lowest fewest: mindestens minimum wenigste niedrigste kleinste tiefste minimal wenigstens; big large bigger:
  groß; small little: klein; limit unlimited maximum: limit grenze obergrenze höchstzahl begrenzt maximum unbegrenzt
  höchstens; long length duration: lange dauer dauert minuten stunde zeit; short quick faster shorter: kurz schnell
  zügig; slow drags: langsam dauern; early earliest: früh; late slow: spät zuspät; exact full whole overshoot: genau
  ganz exakt gesamt komplett voll überschießen übrige; begin: anfangen beginnen begonnen start startet losgehen
  losgeht losgehts anfängt; end finish over: ende endet vorbei beenden schluss fertig beendet aufhören zuende amende;
  game play: spiel partie; player people: spieler spielerzahl mitspieler personen leute teilnehmer spielerin
  spielerinnen mitmachen mitmacht zuzweit zudritt zuviert; group team side: gruppe team seite partei lager fraktion
  mannschaft; rule law: regel regeln regelwerk gesetz; house: haus hausregel; option variant variation: option
  variante möglichkeit optional hausregel; explain summary overview: erklären zusammenfassung überblick kurzfassung
  übersicht worum worumgehts; example sample: beispiel beispielpartie musterpartie probe; meaning definition term:
  bedeutet bedeutung heißt begriff definition; differ: unterschied unterscheiden anders verschieden unterscheidet;
  kind type: art sorte typ; name called: name heißen nennen umbenennen benennen benannt bezeichnung; list: liste;
  numbers statistics: zahlen statistik; chance odds probability: chance wahrscheinlichkeit prozent fair gerecht
  ausgeglichen ausgewogen quote simuliert simulation unfair balance fairness; advantage better strong stronger:
  vorteil besser stärker einfacher leichter bevorzugt; hard harder difficulty difficult bargain: schwer schwierig
  harte verhandlung feilschen; easy easier: leicht einfach; source origin author: quelle autor erfinder erfunden
  herkunft urheber lizenz copyright ursprung verlag erdacht stammt; official: offiziell; theme: thema geschichte
  hintergrund; print paper sheet: drucken ausdrucken papier bogen blatt zettel; app phone program: app handy
  smartphone telefon programm computer webseite; setting setup prepare: aufbau vorbereitung aufstellen aufgebaut
  auslegen spielaufbau; components materials equipment: material zubehör schachtel inhalt spielmaterial bestandteile
  braucht; table: tisch; seat sit: platz sitz sitzplatz sitzordnung hinsetzen; neighbour: nachbar links rechts neben
  benachbart nachbarfeld nebenan; turn: zug dran reihe zugreihenfolge runde; order sequence: reihenfolge ordnung
  abfolge reihum; clockwise direction: uhrzeigersinn richtung rum herum rechtsherum linksherum; round: runde
  durchgang; phase step: phase schritt abschnitt; structure flow cycle: ablauf verlauf abfolge abwechselnd wechseln;
  wait pause: warten wartet abwarten stehen aussetzen; skip pass: passen aussetzen überspringen auslassen verzichten
  weitergeben; change swap plan: tauschen wechseln austauschen ändern wechsel umtauschen vertauschen ändert ersetzen
  planänderung planwechsel; choose decide: wählen aussuchen auswählen entscheiden entscheidet aussucht bestimmt;
  random randomly: zufällig auslosen losen gelost verlost; win victory: gewinnen gewonnen sieg gewinner siegbedingung;
  lose loss: verlieren verliert verloren niederlage verlierst; goal objective: ziel spielziel zweck sinn aufgabe;
  points scoring: punkte wertung werten zählt punktestand punktzahl; count calculate compute: zählen abrechnung
  berechnen rechnen zusammenzählen endabrechnung auszählen berechnet; tie equal: gleichstand unentschieden gleich
  gleichauf remis stimmengleichheit punktgleich gleichviel; same identical: gleich derselbe dieselbe dasselbe
  denselben selbe identisch; cards: karte kärtchen; deck pile stack mill: stapel deck ablage kartenstapel packen
  nachziehstapel kartendeck bibliothek; stack: stapel stack; hand: hand handkarten; discard dropped graveyard:
  abwerfen abwurf ablegen wegwerfen ablage ablagestapel werfen wirft loswerden abgeworfen weg wegschmeißen; drew:
  ziehen zieht gezogen nachziehen aufziehen; take: nehmen nimmt genommen mitnehmen bekommen einsammeln schnappt; deal
  dealt distribute: verteilen austeilen neuverteilung geben gibt ausgegeben neugeben teilt; shuffle mix: mischen
  mischt durchmischen; mix distribution mixture: mischung zusammensetzung verhältnis zusammenstellung anteil drittel;
  redeal new fresh: neuverteilung neu nochmal frisch; old former past: alt ehemalige bisherige; reveal shows expose:
  zeigen aufdecken umdrehen enthüllen offenlegen umgedreht offenbaren enthüllungsphase enthüllungskarte; open face up:
  offen aufgedeckt sichtbar öffentlich; down hidden concealed: verdeckt versteckt verborgen geheim; secret secretly
  private: geheim geheimnis heimlich verraten geheimhalten geheimgehalten privat; look see watching: sehen sieht
  ansehen anschauen schauen gucken angucken nachsehen nachschauen blick kucken kiebitzen; peek cheat spy: spicken
  linsen gucken blinzeln schummeln mogeln schummelt lugen spinxen spionieren mogelt betrügen; eyes blind: augen blind;
  heads bowed: kopf; know information unknown: wissen weiß kennt gewusst bekannt erfahren unbekannt information;
  forgot remember reminder: vergessen vergisst erinnern merken; own owner: eigene besitzer gehört eigentümer; myself
  yourself self himself: selbst; keep remain stay: behalten bleiben liegenbleiben stehenbleiben zurückbehalten; back
  return bring: zurück zurückkommen zurückgeben zurückkehren zurücknehmen zurückbekommen wiederbekommen retour; undo:
  rückgängig zurücknehmen zurückziehen überlegen umentscheiden korrigieren widerrufen; mistake wrong accidentally:
  fehler falsch versehen versehentlich irrtum verzählt vertan; illegal: ungültig regelwidrig illegal falsch verboten;
  leave quit gone early: gehen verlassen weggehen aussteigen heimgehen abhauen weg früher gegangen aufhören heim
  links; home: hause zuhause heim heimgehen nachhause; left remaining leftover: übrig rest restliche verbleibend
  übriggeblieben; join enters arrival: mitspielen einsteigen dazukommen nachkommen beitreten eintreten kommen betreten
  betritt reingehen; dead die killed drop: tot sterben stirbt gestorben tod gestorbene verstorben todesfall draufgehen
  umkommt briefkasten; out eliminated knocked: raus ausscheiden ausgeschieden draußen scheidet rausfliegen
  rausgeflogen ausscheidet eliminiert scheiden; alive living survived: lebendig leben lebt überlebende; life: leben
  lebenspunkte; counter: zähler marke kontern countern; ghost grave spectators: geist zuschauer gespenst grab; kill
  murder: töten tötet umbringen umgebracht ermorden ermordet killen mord tötung erledigen ausschalten abmurksen
  umlegen meucheln erledigt; assassin killer: assassine mörder killer attentäter meuchelmörder auftragskiller; murder
  assassination: mord attentat ermordung meuchelmord; victim prey: opfer gejagte verfolgte; mafia mobsters gangsters:
  mafia mafiosi mafioso werwolf wolf böse mafiosos; plebs villagers civilians: bürger dorfbewohner zivilisten stadt
  unschuldige dörfler dorf einwohner gute; town village city: stadt dorf; roles character: rolle charakter identität;
  royal king queen: könig dame bube bildkarte königin bilder; ace: ass; low: zahlenkarte niedrige; lynching hang
  execution: lynchen gelyncht aufhängen hängen hinrichten lynchung hinrichtet henken galgen erhängen lynchmob; mob:
  mob lynchmob meute; accusation: anklagen angeklagte beschuldigen beschuldigt verdächtigen nominieren bezichtigen
  verdächtigt nominiert klagt verklagen; answer defend defence: verteidigen antworten rechtfertigen verteidigt reden
  äußern wehren entgegnen; vote ballot: abstimmen stimme wählen stimmrecht wahlrecht stimmabgabe mitstimmen votieren;
  abstaining: enthalten; against: gegen dagegen nein neinstimme; agree yes: ja dafür einverstanden zustimmen;
  majority: mehrheit überhälfte einstimmig einfache; percentage threshold twothirds: schwelle grenze zweidrittel
  dreiviertel quorum; plurality: meiste wahl offenewahl; raise hand: hände finger hebt heben handzeichen melden
  hochheben handheben; fail: scheitert fehlgeschlagen misslingt scheitern klappt fehlschlagen durchfällt fehlschlägt;
  deadlock stuck: patt sackgasse pattsituation einigen unentschieden blockiert festgefahren; stop: aufhören stoppen
  abbrechen stehen beenden anhalten halten; day daytime today: tag tagsüber heute; tomorrow: morgen folgetag; night:
  nacht schlafen einschlafen; morning wake: morgen aufwachen erwachen aufwacht wach; caller narrator moderator:
  ansager spielleiter erzähler moderator leiter spielführer gamemaster moderieren leiten leitet moderiert; script read
  text: text vorlesen skript ansagen ruft vorliest sagen aufrufen verlesen; volunteer offers: freiwillig meldet; tell
  say: sagen sagt verkünden erzählen verraten bekanntgeben nennen erfährt mitteilen ausplaudern; talk discuss speak:
  reden redet sprechen spricht quatschen unterhalten diskutieren besprechen sagen absprechen labern plaudern flüstern
  tuscheln absprache diskussion gerede plappern schwätzen mitreden reinreden dazwischenreden; lie lying bluff: lügen
  lügt bluffen anlügen wahrheit wahr behaupten flunkern vorgeben gelogen schwindeln vortäuschen; silence silent quiet:
  still schweigen leise ruhig ruhe mund stumm lautlos; loud noise sound: laut lärm geräusch lautstärke; hint winks
  sign: hinweis zeichen zwinkern tipp tipps andeutung signal geste; meet recognise: kennenlernen treffen erkennen
  sehen mafiatreffen komplizen mitmafia; protect doctor save: schützen beschützen retten doktor arzt rettet verschonen
  heilen; spare refuse decline: verzichten verschonen ablehnen weigern verweigern verzichtet weigert; suicide:
  selbstmord suizid selbst; prove evidence proof: beweisen nachweisen; alliances ally: bündnis verbünden allianz
  absprache pakt versprechen verbündete verhandeln abmachung versprochen; question ask check: frage prüfen nachfragen;
  unknown variable: unbekannt variabel ungewiss; target aim: ziel anvisieren zielkarte zielperson; hunt hunter chasing
  prey chasers: jagen jagt verfolger jagd hinter; attack: angreifen angriff greifen attackieren attacke kampf
  draufhauen draufgehen; combat fight: kampf kampfphase; creatures: kreatur kreaturkarte vieh viecher monster;
  planeswalker walker liliana: planeswalker weltenwanderer walker; spell cast bolt: zauberspruch zauber spruch
  spontanzauber hexerei blitz blitzschlag zaubert spell casten wirken; ability activated: fähigkeit aktivieren
  aktiviert tappen; triggered etb: ausgelöst trigger löst getriggert; permanent artifact enchantment: bleibende
  permanente artefakt verzauberung aura land verzaubern; mass wrath wipe: masseneffekt massenvernichtung boardwipe
  wipe flächenschaden zerstören alle erdbeben vernichten globale wischt abräumer brettwischer board; destroy removal
  doom: zerstören vernichten removal; exile: exil exilieren verbannen; damage hurts pain: schaden schadenspunkte
  verletzen; help heal: helfen hilft heilen heilung unterstützen geholfen beschenken schenken lebenspunkte gutes; copy
  twincast: kopieren kopiert; redirect retarget deflecting: umlenken umleiten neuesziel lenken ändern ablenken;
  counterspell countered: neutralisieren neutralisiert kontern gekontert counter gecountert verpufft; blocked blocker
  chump: blocken blockieren blockiert abblocken; control stolen: kontrolle kontrollieren kontrolliert gestohlen klauen
  stehlen geklaut geliehen übernehmen stiehlt geborgt übernommen; commander edh: commander edh kommandeur; format
  modern standard: format; magic mtg: magic mtg; mulligan: mulligan; poison counters: gift giftmarken vergiften; mill
  decked library: leergezogen gemillt bibliothek leer leerziehen ausgemillt leergemillt millen mühle; concede
  concession: aufgeben aufgibt aufgabe kapitulieren ergeben; blood: blut erstblut blutig; revenge retaliate:
  zurückschlagen rache revanche vergeltung gegenangriff schlagen gegenwehr heimzahlen revanchieren wehren zurückhauen;
  declare: ansagen deklarieren erklären ankündigen eintragen notieren deklariert; ring circles loop: ring kreis
  schleife; mutual: gegenseitig einander beide; hit: treffer trifft getroffen punkte kill; credit score: zählt
  anrechnen gutschreiben bekommt angerechnet gutgeschrieben; survivor: überlebende letzter übrigbleibt
  überlebenspunkt; duel showdown shootout: duell zweikampf duellieren; mid: mitten während mittendrin; effect: effekt
  wirkung auswirkung; react respond response: reagieren reaktion antworten; token chips: chip chips marker spielstein
  token; money cash dollars: geld bargeld dollar kohle knete moneten tausend geldchip geldchips bar zaster; debt loan
  lend: schulden kredit leihen schuldenchip verschuldet borgen ausleihen; pay payment payout: zahlen bezahlen kosten
  kostet lohn auszahlung ausgeben strafe preis abbezahlen zurückzahlen tilgen; reward bonus prize: belohnung bonus
  prämie boni verdienen lohn einnahmen verdient preis beute; bank: bank; buy purchase shop: kaufen einkaufen
  nachkaufen erwerben zukaufen dazukaufen; sell trade exchange: verkaufen handeln tauschen geben schenken weitergeben
  übergeben abgeben handel verschenken herschenken; market: markt schwarzmarkt auslage; intel: aufklärung
  aufklärungsphase aufklärungskarte; modifier specialcards bonus: modifikator aktionskarte sonderkarte ereigniskarte;
  contract mission job: auftrag auftragskarte mission job; client likes dislikes: auftraggeber kunde mag wunsch
  vorlieben mögen; attribute property: merkmal eigenschaft; weapon gun: waffe pistole gewehr waffenkarte knarre
  schusswaffe bewaffnet; knife rope bomb: messer seil bombe sprengstoff armbrust präzisionsgewehr panzerfaust sabotage
  gift; unarmed weaponless bare: unbewaffnet waffenlos bloße nackten fäusten hände; double pair agent: doppel paar
  zwei pärchen doppelwaffe dreifach doppelagent agent; combine mix: mischen kombinieren verschiedene unterschiedliche
  zusammen; specialist expert profession: spezialist experte profi beruf; msr: msr erfolgsquote erfolgschance
  trefferchance quote schwierigkeit; pyramid: pyramide; tiles targettiles: plättchen kachel kacheln zielplättchen; row
  bottom: reihe unterste ebene zeile untere stufe; available free unlock: frei verfügbar freie erreichbar zugänglich
  freigelegt darunter darüber oben freiliegen; unavailable gone: weg verschwunden verdeckt besetzt vergeben
  unerreichbar; attempt try hit: anschlag versuch versucht probieren attentatsversuch; mark: markieren markiert
  lageplan ankreuzen eintragen; map plan pencils: lageplan plan landkarte stift; wrong: falsch verkehrt; conflict
  contested competing: konflikt streit mehrere dasselbe selbe konkurrenz kollision konkurrieren; rival opponent
  enemies: rivale gegner feind konkurrent gegenspieler mitspieler; clock hour time: uhrzeit uhr zeit mitternacht
  stunde; midnight 0000 2359: mitternacht; faster: schneller zuvorgekommen zuvorkommt früher eher zuvor; dice die:
  würfel würfeln; roll throw reroll: würfeln würfelt wurf würfle geworfen werfen würfelwurf augenzahl; reroll: nochmal
  neuwürfeln nachwürfeln wiederholen erneut neuwurf; leans fell cocked: schief kippt runtergefallen heruntergefallen
  runter lehnt fällt boden schräg kante kippelt; miss failed: verfehlen daneben fehlschuss danebenschießen misslingt
  fehlschlag vorbei verpatzt danebengeht; automatic sure guaranteed: automatisch sicher garantiert immer unmöglich;
  success: erfolg erfolgreich gelingt klappt gelungen geschafft; refill: auffüllen nachfüllen nachziehen füllen
  wiederauffüllen; empty run out: leer aufgebraucht ausgegangen ausgehen erschöpft ausgeht; hitlist hit list:
  abschussliste todesliste; value worth: wert wertvoll reich; story: erzählen geschichte geschichten storytelling
  erfinden; believed doubt belief: glauben zweifel glaubwürdig bezweifeln anzweifeln; train: zug frühzug straßensperre
  verspätung nachtzug; silencer: schalldämpfer dämpfer; brass band music: blaskapelle kapelle musik blasmusik;
  coroner: gerichtsarzt todesursache arzt leichenbeschauer; bodyguards guards: leibwächter wache bodyguard leibwache;
  stealth stakeout sneak: tarnung schleichen lauer tarnen; steady hand: ruhige; clean papers: saubere papiere;
  insured: versichert; getaway car: fluchtwagen fluchtauto auto; backup plan: ersatzplan planb; crossfire: kreuzfeuer;
  misfire jam: ladehemmung klemmt; cold feet: füße; light fingers steal: finger klauen diebstahl bestehlen stehlen
  taschendieb langefinger; suitcase wrong: koffer; customs check: zollkontrolle zoll; wiretap leaked dossier: wanze
  geheimakte abhören; unique copies twice: einzigartig unterschiedlich mehrfach; board map grid: spielplan brett
  spielbrett plan schachbrett feld raster; square space: feld kästchen spielfeld; base station: basis basen stationen
  stützpunkt; corner: ecke; edges side: rand kante; centre middle center: mitte mittlere zentrum mittig; safehouse
  safe house: unterschlupf versteck zuflucht safehouse; safe immune: sicher geschützt gefahr immun; piece: figur
  spielfigur stein pöppel männchen; marker: marker markierung; colour: farbe rot; move movement: ziehen zieht bewegen
  laufen gehen zug schritte fahren rücken setzen steht; step: schritt felder; diagonal slanted: diagonal schräg quer
  übereck; backtrack turning retrace: zurücklaufen zurückgehen umkehren umdrehen zurückziehen rückwärts kehrtmachen
  zurück hinundher; turning corner change: abbiegen richtung richtungswechsel ecken; through pass past: durch hindurch
  überspringen springen vorbei überholen durchlaufen durchziehen vorbeilaufen drüber überqueren vorbeigehen durchgehen
  hüpfen drüberlaufen drüberlaufe vorbeikommen vorbeikommt; occupied share space: besetzt teilen belegt zusammen
  selben stehen; land stop: landen stehenbleiben halten enden anhalten stoppen endet; stuck surrounded trapped:
  eingeschlossen umzingelt eingekesselt feststecken festsitzen gefangen blockiert eingesperrt; null zero blank: null
  leer blank; capture caught: fangen erwischen erwischt schnappen gefasst gefangengenommen gefangene gefangener
  geschnappt; run runner fugitive: lauf flucht fliehen fliehender ausbrecher; reach visit: erreichen erreicht besuchen
  ankommen besucht anlaufen abklappern; outside leave exit: verlassen rausgehen raus hinaus; camping wait: campen
  lauern warten sitzen stehen rumstehen; squeeze between gap: dazwischen zwischen lücke durchquetschen quetschen
  zwischendurch; notation coordinates: koordinaten bezeichnung notation buchstaben; 6x6 larger bigger: 6x6 größeres;
  5x5 size: 5x5 größe maße; size dimensions: größe maße; piecepack icehouse looney: piecepack icehouse; make craft
  homemade: basteln selberbauen bauen falten herstellen ersatz ersetzen selbermachen; strategy tips help: strategie
  taktik tipps kooperieren; betray loyalty trust: verraten vertrauen; become: wechselt; removed taken: entfernen
  wegnehmen weggenommen runternehmen; placing put lay: legen legt hinlegen stellen setzen hinstellen ablegen
  platzieren; give share: geben gibt schenken weitergeben teilen verschenken; want like dislikes: wollen will möchte
  mag; get receive: bekommen kriegen erhalten; happens consequences result: passiert passieren geschieht folgen
  ergebnis; work does done: funktioniert gilt gelten benutzen verwenden nutzen einsetzen verwendet; matter count:
  zählt gilt egal wichtig; affect influence weigh: betrifft beeinflussen wirkt betreffen; several: mehrere
  verschiedene; always every: immer stets jedes; only: nur bloß lediglich ausschließlich; instead: statt stattdessen
  anstatt; write pencil: aufschreiben notieren schreiben notiz stift; threaten trick bribe: drohen erpressen bestechen
  tricksen; children kids beginners: kinder anfänger lernen beibringen erklären einsteiger; age old youngest: alter
  jahre jüngste; solo: allein bot; average often frequency: durchschnitt oft häufig meistens üblich; conditions:
  bedingung; under way progress: begonnen laufend unterwegs angefangen schon bereits; responsible: wessen
  verantwortlich zugerechnet schuld; sacrifice edict: opfern; goad lure: anstacheln zwingt anstachelt provozieren;
  mana land: mana; forever endless: endlos ewig unendlich; number: anzahl zahl; twice: zweimal doppelt mehrfach; go:
  gehen geht gegangen; sleep asleep: schlafen einschlafen; steal: stehlen klauen klaut bestehlen; fair: fair gerecht
  unfair ausgeglichen fairness; draw: unentschieden; learn teach: lernen beibringen; time limit: mal zeit zeitlimit
  zeitbegrenzung; right: rechts; without: ohne; i im: ich; my mine: mein; me: mich mir; he him his: er ihn ihm; we our
  us: wir uns; if: wenn falls; with: mit; in: in im; from: von vom; use: benutzen verwenden nutzen einsetzen; each
  per: je jeweils pro; shoot: schießen erschießen abgeschossen geschossen; away: weg fort davon; bad: schlecht böse;
  flip: umdrehen umgedreht drehen dreht; coin: münze; add: addieren dazu hinzufügen hinzu addiert; suspect:
  verdächtig; already: schon bereits; top: oberste oben; walk: laufen spazieren; total sum: summe gesamt insgesamt
  zusammenzählen; best: beste; replaced: ersetzen; repeated: wiederholen; cancel: abbrechen aufheben streichen
  absagen; position: stellung position stehen standort; identity: identität; common: üblich gemeinsam; reset:
  zurücksetzen verfällt erlischt neuanfang; cost: kostet kosten preis; earn gain: verdienen verdient; borrow: borgen
  leihen ausleihen; spend: ausgeben; beaten: geschlagen zuvorgekommen zuvorkommen; innocent: unschuldig; public:
  öffentlich; assign: zuweisen zuteilen zugewiesen; minute hour: minuten stunden; survive: überleben; negative:
  negativ minus; impossible: unmöglich; anyone any: irgendein irgendwen beliebig; people: leute personen zweit dritt
  viert fünft; countered: gekontert neutralisiert; trial: gericht prozess verhandlung; judge: richter; beginner new:
  neuling; range: reichweite entfernung; revive reanimate: wiederbeleben wiederkommen auferstehen; accept: annehmen
  akzeptieren; speak: mitreden reden sprechen spricht; both: beide; ordinary normal: normal gewöhnlich; pistol gun:
  pistole; rifle: gewehr; worth: wert zählt; repay pay back: abbezahlen zurückzahlen tilgen abzahlen; missed:
  danebenwürfle daneben danebengehen; sooner: eher; strike back: zurückschlagen wehren revanchieren; attacked:
  angegriffen; belief believes: glaubt; two: zweit`;

/** What the search knows of Spanish. Who types on a phone leaves out accents. */
import { stemmer } from '@orama/stemmers/spanish';
import { formsIn, withoutAccents } from '../plain/search';

/** Words that say nothing by themselves. Those of the package have "arriba", "intento" and "último" too, which say much here. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a al ante aquel aquella aun aunque bien cada como cómo con cual cuál cuando cuándo cuanta cuántas cuantas cuánta
  cuanto cuánto cuantos cuántos cosa cosas de del desde donde dónde el él ella ellas ello ellos en entonces era eran eres
  es esa esas ese eso esos esta está estaba estamos están estan estar estas este esto estos estoy fue fueron ha
  haber habia había han has hasta hay haya he hemos la las le les lo los me mi mis muy no nos nosotros o os otro otra
  otros otras para pero por porque porqué pues que qué quien quién quienes quiénes se ser será si sí sido siendo sin
  sino sobre somos son soy su sus también tambien tan te tengo tenemos tener tienen tiene ti tu tú tus un una unas uno
  unos ustedes usted va vamos van voy y ya yo puedo puede pueden podemos podría podrían debe deben hace hacen hacer haces
  ocurre algo tal tanto`.split(/\s+/),
);

/** Several words that say one thing together, and the one word that is compared in their place. */
const PHRASES: readonly (readonly [RegExp, string])[] = (
  [
    ['hac(?:en?|er) falta', 'necesita'],
    ['a la vez|al mismo (?:tiempo|momento)|al tiempo', 'simultáneamente'],
    ['boca abajo', 'bocabajo'],
    ['boca arriba', 'bocarriba'],
    ['otra vez|de nuevo|una vez más', 'otravez'],
    ['dos veces', 'dosveces'],
    ['a salvo', 'asalvo'],
    [
      'cu[aá]nt[oa]s (?:(?:se|podemos|pueden|puede|podéis) )?(?:jug\\p{L}+|jueg\\p{L}+|ser|somos|participa\\p{L}*)|cu[aá]nta gente',
      'cuántos jugadores',
    ],
    ['dos (?!horas|tiempos)\\p{L}+ iguales', 'doble'],
    ['devolver (?:(?:la|mi|una|las|mis) )?deudas?', 'pagar deuda'],
    ['mism[oa]s? (?=dinero|puntos|trofeos|votos)', 'empate '],
    ['objetivo del juego', 'meta juego'],
    ['(?:vuelve|vuelven|vuelto|volver|vuelvo|volvió|volvemos) a (?=\\p{L}+[aeií]r)', 'otravez '],
    ['tir(?:ar|o|amos) (?=(?:(?:las|mis|unas) )?cartas)', 'descartar '],
    ['qued\\p{L}+ con', 'conservar'],
    ['a ciegas', 'aciegas'],
    ['qu[eé] (?:(?:me|le|les|nos) )?(?:pasa|ocurre|sucede)', 'ocurre'],
    ['a (?:sí|si|mí|mi|ti) mism[oa]s?', 'símismo'],
    ['(?:pasar?|pasan|paso) por encima', 'atravesar'],
    [
      '(?:(?:se|me) )?(?:tiene|tengo|tienes|tienen) que ir(?:se|me)?|se (?:va|van|fue|marcha|marchan)|me (?:voy|fui)',
      'irse',
    ],
    ['(?:tengo|tienes|tiene|tenemos|tienen|hay) que', 'debe'],
    ['a (?:su |mi )?casa', 'acasa'],
    ['lista negra|listas negras', 'listanegra'],
    ['mercado negro', 'mercadonegro'],
    ['sin armas?|a mano limpia|(?:con )?(?:las )?manos vacías', 'sinarma'],
    ['a favor|de acuerdo', 'afavor'],
    ['en blanco', 'abstención'],
    ['(?:da|dar|dan|doy) la vuelta', 'voltear'],
    [
      'media vuelta|(?:marcha|hacia|para) atrás|(?:volver|vuelta|vuelvo|vuelve) atrás|ir y volver',
      'retroceder',
    ],
    ['echar(?:le)? (?:un vistazo|una ojeada)', 'mirar'],
    ['echarse atrás', 'deshacer'],
    ['por qué', 'porqué'],
    ['devolver el golpe|devuelve el golpe|devuelvo el golpe', 'devolvergolpe'],
    ['punto muerto', 'bloqueo'],
    ['(?:(?:me|nos|se) )dejan?', 'puedo'],
    ['primeras? sangres?', 'sangre'],
    ['matarse|matarme', 'suicidio'],
    ['se conocen', 'reconocen'],
    ['^[^\\p{L}\\p{N}]*que', 'qué'],
    ['^[^\\p{L}\\p{N}]*como', 'cómo'],
  ] as const
).map(([said, word]) => [new RegExp(`(?<![\\p{L}\\p{N}])(?:${said})(?![\\p{L}\\p{N}])`, 'gu'), word]);

/** As words are compared. */
export const spelled = (text: string): string =>
  PHRASES.reduce((said, [phrase, word]) => said.replace(phrase, word), text.toLowerCase());

/** A root, and others of the same word that the stemmer leaves apart. */
const ROOTS = formsIn(
  `mor muer mur; pod pued pud podr; jug jueg; volv vuelv; devolv devuelv; empez empiez empec; comenz comienz;
  cont cuent; mostr muestr; perd pierd; quer quier quis; ten teng tien tuv tendr; hac hag hic hiz; dec dig dic dij dir;
  pon pong pus pondr puest; eleg elij elig; seg sig sigu; sal salg saldr; cae caer caig cay caid; ver veo vi vist vio ve verl;
  ir voy va vam van; mov muev movimient; cog coj; escog escoj; ment mient mentir mint; dorm duerm; ped pid;
  despert despiert; defend defiend def; cerr cierr; acert aciert; vot votacion; caz cac; lanz lanc; bloc bloque;
  prob prueb; encontr encuentr; neg nieg; ven vien veng; leer lee ley lei;
  sab sup; conoc conozc; atraves atravies; dar doy dio; cre creer`,
);

/** Words that are others without their accents, or have the stem of another. */
const APART = formsIn(
  `sí sí; sab sé; qué qué; cómo cómo; mayoria mayoría mayorías mayoria; metas meta; para para; prima prima primas;
  asesinar asesinar; paso paso pasos; pasarse pasarse; parte parte partes`,
);

/** What a word has in common with its other forms: "atacarlo" and "ataqué" are "atac". */
export const rootOf = (word: string): string => {
  const apart = APART.get(word);
  if (apart !== undefined) return apart;
  const plain = withoutAccents(word)
    .replace(/(?<=\p{L}{2}[aei]r|ando|iendo)(?:[mts]e|nos)?l[aeo]s?$|(?<=\p{L}{3}[aei]r)(?:[ms]e|nos)$/u, '')
    .replace(/([cs])ion$/, '$1ión');
  const stem = withoutAccents(stemmer(plain))
    .replace(/qu$/, 'c')
    .replace(/gu$/, 'g')
    .replace(/(?<=\p{L}{3})i$/u, '');
  return ROOTS.get(stem) ?? stem;
};

/** What the source leaves open answers nothing. */
export const REMARK = /^(La fuente|El texto)/;

/** English words, and after a colon the words of this language for them, as players say them. */
export const WORDS = `
  who whom whose: quién quien; how: cómo; many much: cuántos muchos cantidad; what which: qué cuál; when: cuándo
  momento; where: dónde adónde; why: porqué razón motivo; can may allowed let okay ok: puede podemos permitido
  legal posible vale puedo; must forced compulsory: debe obligado obligatorio forzado tienequé; forbidden banned:
  prohibido; not no: ningún no; nobody: nadie ninguno; nothing: nada; never: nunca jamás; everyone everybody all:
  todos; someone somebody: alguien persona; other another else: otro otra otros otras demás; one single: 1 uno una
  único; 2 both either two: 2 ambos ambas dos; 3 third: 3 tres tercera tercer tercio; 4 fourth: 4 cuatro; 5: 5
  cinco; 6: 6 seis; 7: 7 siete; 8: 8 ocho; 9: 9 nueve; 10: 10 diez; half: mitad; first: primero primer principio;
  second: segunda; last final: último; before earlier previous: antes anterior previo; again repeat repeated
  repeating: otravez dosveces; still: todavía aún sigue seguir continúa; now immediately moment: inmediatamente
  ahora enseguida seguida instante; simultaneously once together: simultáneamente; together: juntos combinar
  acumulan; alone: solitario solas; more extra additional: más extra adicional; less fewer minus: menos resta;
  enough fits: bastante suficiente basta alcanza; too: demasiado también; most highest max: máximo mayor alto más;
  least minimum lowest fewest: mínimo menor menos; big large bigger: grande gran mayor; small little: pequeño
  chico; limit unlimited maximum: límite máximo tope ilimitado; long length duration: dura duración largo; short
  quick faster shorter: corto breve; slow drags: lento; early earliest: temprano pronto; late slow: tarde tardío;
  exact full whole overshoot exactly: exacto entero completo pasarse sobrar entera exactamente; begin start
  starts: empezar empieza comenzar comienza inicio inicial arrancar salida; end finish over: fin final termina
  acaba finaliza; game play: juego jugar partida; player people: jugador gente participantes; group team side:
  grupo equipo bando facción; rule law: regla reglamento norma; option variant variation: opción variante
  opcional; explain summary overview: explicar resumen idea trata consiste; example sample: ejemplo; meaning
  definition term: significa significado definición término; differ: diferencia; kind type: tipo clase; name
  called: nombre renombrar; numbers statistics: números cifras estadísticas; chance odds probability: probabilidad
  posibilidades porcentaje justicia equilibrio simulación; advantage better strong stronger: ventaja fuerte
  favorece; hard harder difficulty difficult: difícil duro; easy easier: fácil sencillo; source origin author:
  fuente autor inventó inventor licencia origen creador creó derechos; official: oficial; theme: tema
  ambientación; print paper sheet: imprimir hoja; app phone program: app aplicación móvil teléfono celular
  programa; setting setup prepare: preparación montar disposición; components materials equipment: material
  componentes caja contenido; table: mesa; seat sit: asiento sentarse sientan sitio; neighbour: vecino izquierda
  lado junto adyacente allado; turn: turno toca; order sequence: orden secuencia; clockwise direction: horario
  agujas reloj sentido dirección; round: ronda; phase step: fase etapa; structure flow cycle: desarrollo
  transcurso ciclo alternan; wait pause: esperar; skip pass: renunciar pasar; change swap plan replacement switch:
  cambiar reemplazar modificar planes; choose decide pick: elegir elige elijo escoger decidir elección decide;
  random randomly: azar aleatorio sortear sorteo; win victory: ganar ganador victoria vence; lose loss: perder
  pierde derrota perdedor; goal objective: propósito finalidad metas meta; points scoring: puntos puntuar
  puntuación; count calculate compute: contar calcular recuento; tie equal: empate iguales igualdad; same exact
  match: mismo igual; cards: carta naipe; deck pile: mazo baraja montón vaciar molido biblioteca; stack: pila
  stack; hand: mano; discard dropped: descartar deshacerme botar tirarcarta; drew: robar; take: tomar coger cojo
  agarrar llevarse lleva; deal dealt distribute: repartir reparto tocar; shuffle mix: barajar mezclar; mix
  distribution mixture: combinación composición proporción mezcla tercio; redeal new fresh: nuevo; old former
  past: antiguo; reveal shows expose: mostrar enseñar revelar muestra descubrir destapar; open face up: visible
  abierto descubierta bocaarriba bocarriba; down hidden concealed: oculto abajo tapada escondida bocabajo agachar;
  secret secretly private: secreto ocultar; look see watching: mirar ver visto echarunvistazo vistazo verla
  mirarla abrir; peek cheat spy: espiar trampa asomarse; eyes blind: ojos ojo cerrar cerrados; heads bowed:
  cabeza; know information unknown: saber información enterarse averiguar entera; forgot remember reminder:
  olvidar recordar; own owner: propio dueño pertenece mío propietario posee suyo; myself yourself self: símismo;
  keep remain stay: conservar mantener guardar mantengo; back return bring: volver regresar devolver vuelve
  recuperar devuelve; undo fix: deshacer rectificar retirar arrepentirse echarseatrás corregir deshago; mistake
  wrong accidentally: error equivocado fallo accidente incorrecto equivoqué; illegal: inválido ilegal noválido;
  leave quit goes: irse abandonar marcharse ido irme acasa; home: casa acasa bed; left remaining leftover: resto
  restantes sobran quedan quedamos queda; join enters arrival: unirse entrar entra incorporarse; out eliminated
  knocked: fuera eliminado expulsado; alive living survived: vivo; life: vida; counter: contador; ghost grave
  spectators: fantasma espectador; kill murder killed: matar eliminar liquidar cargarse; assassin killer: asesino;
  murder assassination: asesinato homicidio; victim prey: víctima presa; mafia mobsters gangsters: mafia mafioso
  gánster lobo malos; plebs villagers civilians: plebe plebeyo aldeano ciudadanos buenos civiles; town village
  city: pueblo ciudad aldea; roles character: rol papel personaje; royal king queen: rey reina jota figura sota;
  ace: as; low: baja; lynching hang execution: linchar linchamiento ahorcar colgar ejecutar ejecución; mob: turba
  multitud; accusation: acusar sospechar nominar; answer defend defence: defenderse defensa respuesta justificarse
  defiende contestar responder; vote ballot: votar votación votantes; abstaining: abstenerse abstención abstiene;
  against: contra; agree yes: sí acuerdo favor afavor conforme; majority: mayoría unanimidad; percentage threshold
  twothirds: umbral dostercios quórum; plurality: relativa; raise hand: levantar alzar alzadas; fail: falla
  fracasa fracasar; deadlock stuck: bloqueo atascado puntomuerto; day daytime today: día días hoy jornada; night:
  noche; morning wake: mañana despertar despierta amanecer; caller narrator moderator call calls calling: narrador
  narra moderador director maestro anfitrión locutor máster guía llamar narrar dirigir dirige; script read text:
  guion texto leer lee palabras; volunteer offers: voluntario ofrece; tell say announce: decir dice digo anunciar
  nombrar; talk discuss speak: hablar charlar discutir conversar susurrar comentar cuchichear; lie lying bluff:
  mentir miento mentira farolear verdad engañar fingir faroleo mentiras; silence silent quiet: silencio callar;
  loud noise sound: ruido ruidoso sonido; hint winks sign: pista señal señas guiño gesto; meet recognise identify
  fellow partners colleagues: encuentro conocerse reconocer cómplices reconocen; protect doctor save: proteger
  salvar médico protección; spare refuse decline: rechazar negarse perdonar niega; suicide: suicidio suicidarse
  matarse; prove evidence proof: prueba demostrar; alliances ally: alianza aliarse pacto promesa negociar
  prometer; question ask check asked questions: comprobar pregunta preguntar; unknown variable: desconocido
  variable; target: objetivo; hunt hunter chasing prey chasers: cazador cazar perseguir persigue perseguidor;
  attack: atacar ataque pegar golpear; combat fight: combate pelea; creatures: criatura bicho; planeswalker walker
  liliana: planeswalker planeswalkers caminante; spell cast bolt: hechizo lanzar conjuro instantáneo magia rayo;
  ability activated: habilidad activar capacidad; triggered etb: disparada desencadena; permanent artifact
  enchantment: permanente artefacto encantamiento aura tierra; mass wrath wipe: global barrida limpiamesas ira
  destruir masivo wrath terremoto boardwipe wipe arrasar; destroy removal doom: destrucción; exile: exilio; damage
  hurts pain: daño heridas; help heal: ayudar curar beneficia; copy twincast: copiar; redirect retarget
  deflecting: redirigir desviar redirijo; counterspell countered: contrarrestar contrahechizo counterear
  neutralizar; blocked blocker chump: bloquear bloquea bloqueador bloqueado; control stolen: control prestado
  robar; commander edh: commander edh comandante; format modern standard: formato; magic mtg: magic mtg; mulligan:
  mulligan mulligans; poison counters: envenenar veneno; mill decked library: biblioteca moler mill; concede
  concession: conceder concesión rendirse rinde rendición; blood: sangre; revenge retaliate strike: golpe venganza
  vengarse revancha represalias contraataque devuelvo devolvergolpe; declare: declarar declara; ring circles loop:
  anillo círculo bucle; mutual: mutuamente recíproco entresí; hit: trofeo acierto acertar impacto; credit score:
  crédito atribuye anota apunta cobra; survivor: superviviente sobrevivir supervivencia; duel showdown shootout:
  duelo enfrentamiento; mid: medio durante pleno; effect: efecto; react respond response: reaccionar responder;
  token chips: ficha; money cash dollars: dinero efectivo dólares pasta; debt: deuda pedirprestado; pay payment
  payout spend: pagar costar penalización precio gastar; reward bonus prize: recompensa prima bonus premio
  ganancia bonificación; bank: banco; buy purchase shop: comprar adquirir; sell trade exchange: vender comerciar
  intercambiar ceder; market black: mercado mercadonegro; intel: espionaje; modifier specialcards bonus:
  modificador acción; contract mission job: contrato misión encargo; client likes dislikes: cliente disgusta odia;
  attribute property: atributo característica; weapon gun pistol rifle: arma armas pistola rifle fusil armado;
  knife rope bomb: cuchillo cuerda bomba explosivo ballesta sabotaje navaja; unarmed weaponless bare: desarmado
  vacías sinarma puños; double pair: doble pareja triple; combine mix: distintas diferentes distintos juntar
  juntas; specialist expert profession: especialista experto oficio; msr: msr tasa dificultad; pyramid: pirámide;
  tiles targettiles: loseta azulejo; row bottom: fila hilera inferior; available free unlock: disponible libre
  accesible; unavailable gone: indisponible nodisponible; attempt try: intento tentativa probar intentar; mark:
  marcar marqué; map plan pencils: mapa plano; wrong: mal; conflict contested competing: conflicto; rival opponent
  enemies: rival oponente enemigo contrincante adversario; clock hour time: hora medianoche; midnight 0000 2359:
  medianoche; faster: rápido adelanta; dice die: dado; roll throw reroll: tirar lanzar lanzamiento sacar; reroll:
  repetir relanzar volveratirar; leans fell cocked: inclinado cae suelo torcido cayó caído ladeado apoyado; miss
  failed: fallar errar; automatic sure guaranteed: automático seguro garantizado; success: éxito lograr consigue;
  refill: reponer rellenar completar; empty run out: vacío vacía agota terminado; hitlist list: lista listanegra;
  value worth: valor valioso rico; story: relato historia narrar; believed doubt belief: creer duda creíble;
  train: tren corte retraso madrugada; silencer: silenciador; brass band music: charanga banda; coroner: forense
  causa; bodyguards guards: guardaespaldas guardia; stealth stakeout sneak: sigilo vigilancia; steady hand: pulso
  firme; clean papers: papeles; insured: riesgo asegurado; getaway car: coche huida carro auto; backup plan: plan
  b; crossfire: fuego cruzado; misfire jam: encasquillada; cold feet: retirada; light fingers: dedos ligeros
  hurto; suitcase: maleta; customs check: aduanas; wiretap leaked dossier: escucha informe filtrado; unique copies
  twice: única repetidas; board map grid: tablero ajedrez cuadrícula; square space: casilla cuadro; base station:
  base; corner: esquina rincón; edges side: borde orilla; centre middle center: centro medio central; safehouse:
  refugio guarida escondite; safe immune: salvo protegido peligro asalvo; piece: pieza ficha peón; marker:
  marcador; colour: color rojo; move movement walk: mover mueve movimiento avanzar andar caminar jugada; step:
  paso; diagonal slanted: diagonal oblicuo esquinado; backtrack turning retrace: desandar retroceder mediavuelta
  retroceso volver; turning: girar; through pass past over across: atravesar través saltar cruzar adelantar
  atraviesa sobrepasar pasar; occupied share space: ocupada compartir; land stop: parar detenerse; stuck
  surrounded trapped: encerrado atrapado rodeado acorralado bloqueado; null zero blank: nulo cero; capture caught:
  capturar atrapar pillar agarrar comer coger; run runner fugitive: carrera huir escapar fugitivo; reach visit: alcanzar
  llegar visitar; camping wait: acampar; squeeze between gap: colarse hueco; notation coordinates: coordenadas
  notación letras; 6x6 larger bigger: 6x6; 5x5 size: 5x5 dimensiones; size dimensions: tamaño medidas dimensión;
  piecepack icehouse looney: piecepack icehouse; make craft homemade: hacer fabricar construir manualidades;
  strategy tips help: estrategia táctica consejos cooperar; betray loyalty trust: traicionar confiar; become:
  convierte convertirse ser; removed taken: quitar; placing put lay: poner pongo colocar puesto; give share: dar
  doy da regalar; want like dislikes: querer quiero; get receive: recibir obtener consigo conseguir; happens
  consequences result: ocurre sucede consecuencias resultado; work does done: funciona funcionar; matter count:
  cuenta importa; affect influence weigh: afecta influye; several: varios múltiples; always every: siempre; only:
  únicamente solo sólo solamente; instead: lugar vezde; write pencil: escribir anotar lápiz; threaten trick bribe:
  amenazar sobornar chantaje; children kids beginners: niños principiantes; age old youngest: edad años joven;
  solo: solitario bot; average often frequency: promedio media frecuencia frecuente; conditions: condición; under
  way progress already: curso marcha; responsible: responsable culpa atribuir; sacrifice edict: sacrificar; goad
  lure: provocar incitar; forever endless: infinito eterno interminable; number: número; go: va voy van; sleep
  asleep: dormir duerme; steal: robar hurtar; fair: justo equilibrado; learn teach: aprender; time limit: tiempo
  cronómetro; right: derecha; without: sin; i im: yo; my mine: mis; he him his himself: su sus; we our us:
  nosotros nos; on: sobre; from: desde; use: usar uso usa utilizar usarse; have had got: tengo tiene tener
  tenemos; each per: cada; shoot: disparar dispara; away: lejos; bad: malo; flip: voltear volteo girar; coin:
  moneda; add: añadir sumar; suspect: sospechoso; top: arriba encima superior; total sum: total suma; best: mejor;
  cancel: cancelar anular; position: posición; identity: identidad; common: común; reset: reiniciar borra; cost:
  coste cuesta; earn gain: ganar; borrow: pedir; beaten: adelantado vencido; innocent: inocente; public: público;
  assign: asignar; minute hour: minutos; survive: sobrevivir; negative: negativo; impossible: imposible; anyone
  any: cualquier cualquiera; people: gente; trial: juicio; judge: juez; beginner new: principiante; range: alcance
  distancia; revive reanimate: revivir resucitar; accept: aceptar; ordinary normal: normal; missed: fallé; belief
  believes: cree; need needed necessary require required: necesita hacefalta necesario; start: salir salen; point
  points pointing: señalar señala; below under covered: debajo tapada cubierta; collect: cobrar; twice: dosveces;
  open: abrir abre; get got: tocado tocar; run runs: carrera; until: hasta; friend friends: amigo compañero;
  claim: reclamar; accident: accidente; cause: causa; part: parte; alternate alternating: alternan alternar;
  penalty: castigo penalización; red: rojo; storytelling: relatos; host: anfitrión; announce: anunciar; continue:
  continuar seguir; beside: junto; burn: quemar; promise promises: promesa prometer cumplir; initial: inicial;
  blame: culpa; unseen: aciegas; richest: rico; argue argument: discutir argumento; danger: peligro; opposite:
  opuesta; truth: verdad; describe: describir; higher: alto mayor; lower: bajo menor; good: buenos bueno; evil:
  malos; special: especial; everything: todo; something anything: algo; while during: mientras durante; plus: más;
  there: hay; am are: soy somos; your you: tu; has: ha; jacks: jota; guy: tipo tío; close: cerca cerrar; rest:
  resto; touching: tocar; visible: visible; partner: cómplice compañero; black: negro; later afterwards: después;
  speed: velocidad; thousand: mil; come: viene; made: hecho; hold: tener; also: también; dead: muerto fallecido
  difunto; die dies died: morir muere murió; drop: buzón; like likes: gustar gusta; after: después tras luego;
  next: siguiente próximo; then: luego entonces; agent: agente; bargain: regateo; aim: apuntar; they their them:
  su suyos; graveyard: cementerio; loan lend borrow: prestar préstamo prestado; cough coughing: toser tos; free:
  gratis`;

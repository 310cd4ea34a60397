/** What the search knows of Spanish. Who types on a phone leaves out accents. */
import { stemmer } from '@orama/stemmers/spanish';
import { stopwords } from '@orama/stopwords/spanish';
import { withoutAccents } from '../plain/search';

export const STOP_WORDS: ReadonlySet<string> = new Set(stopwords);

/** What a word has in common with its other forms. */
export const rootOf = (word: string): string => withoutAccents(stemmer(word));

/** As words are compared. */
export const spelled = (text: string): string => text.toLowerCase();

/** What the source leaves open answers nothing. */
export const REMARK = /^(La fuente|El texto)/;

/** English words, and after a colon the words of this language for them, as players say them. */
export const WORDS = `
  who whom whose: quién quien; how: cómo; many much: cuántos muchos número cantidad; what which: qué cuál; when: cuándo
  momento; where: dónde adónde sitio; why: porqué razón motivo; can may allowed: puede podemos permitido legal posible
  vale; must forced: debe obligado obligatorio forzado necesito hace falta tengo tiene tenemos; forbidden banned:
  prohibido; not no: no ningún sin; nobody: nadie ninguno; nothing: nada; never: nunca jamás; everyone everybody all:
  todos cada; someone somebody: alguien gente persona tipo cualquiera; other another else: otro otra otros otras demás;
  one single: 1 uno una único; 2 both either: 2 dos ambos ambas; 3 third: 3 tres tercera tercer tercio; 4 fourth: 4
  cuatro; 5: 5 cinco; 6: 6 seis; 7: 7 siete; 8: 8 ocho; 9: 9 nueve; 10: 10 diez; half: mitad medio; first: primero
  primer principio; second: segunda; last final: último final; next after then: siguiente próximo después luego tras;
  before earlier previous: antes anterior previo; again: otra vez nuevo repetir dos veces vuelve volver; once: vez;
  still: todavía aún sigue seguir continúa igualmente; now immediately moment: inmediatamente ahora enseguida seguida
  instante; simultaneously once: simultáneamente mismo tiempo juntos vez simultánea; together: juntos combinar acumulan;
  alone: solo solitario; more extra additional: más extra adicional añadir suma; less fewer minus: menos resta; enough
  fits: bastante suficiente basta alcanza; too: demasiado; most highest max: más máximo mayor mejor tope alto; least
  minimum lowest fewest: mínimo menos menor baja; big large bigger: grande gran mayor; small little: pequeño chico;
  limit unlimited maximum: límite máximo tope ilimitado; long length duration: dura duración tiempo minutos largo hora;
  short quick faster shorter: corto rápido breve; slow drags: lento largo; early earliest: temprano pronto antes
  madrugada; late slow: tarde tardío; exact full whole overshoot: exacto justo entero completo total pasarse sobrar;
  begin: empezar empieza comenzar comienza inicio inicial arrancar salida; end finish over: fin final termina acaba
  finaliza; game play: juego jugar partida; player people: jugador personas gente participantes; group team side: grupo
  equipo bando facción lado; rule law: regla reglamento norma; house: casa; option variant variation: opción variante
  opcional; explain summary overview: explicar resumen idea trata consiste; example sample: ejemplo muestra; meaning
  definition term: significa significado definición término quiere decir; differ: diferencia distintos entre; kind type:
  tipo clase; name called: nombre llamar renombrar; list: lista; numbers statistics: números cifras estadísticas; chance
  odds probability: probabilidad posibilidades porcentaje justo equilibrado justicia equilibrio simulación; advantage
  better strong stronger: ventaja mejor fuerte fácil favorece; hard harder difficulty difficult bargain: difícil
  dificultad duro regateo; easy easier: fácil sencillo; source origin author: fuente autor inventó inventor licencia
  origen creador creó derechos; official: oficial; theme: tema ambientación historia; print paper sheet: imprimir papel
  hoja; app phone program: app aplicación móvil teléfono celular programa; setting setup prepare: preparación montar
  colocar disposición prepara; components materials equipment: material componentes caja contenido; table: mesa; seat
  sit: asiento sentarse sientan sitio; neighbour: vecino izquierda derecha lado junto adyacente al-lado; turn: turno
  toca; order sequence: orden secuencia; clockwise direction: horario agujas reloj sentido dirección; round: ronda;
  phase step: fase etapa; structure flow cycle: desarrollo transcurso ciclo alternan; wait pause: esperar quedarse; skip
  pass: pasar saltar renunciar; change swap plan: cambiar intercambiar reemplazar modificar planes; choose decide:
  elegir elige elijo escoger decidir elección; random randomly: azar aleatorio sortear sorteo; win victory: ganar
  ganador victoria vence; lose loss: perder pierde derrota perdedor; goal objective: objetivo meta propósito finalidad;
  points scoring: puntos puntuar puntuación vale valor cuentan; count calculate compute: contar cuenta calcular recuento
  suma; tie equal: empate iguales igualdad; same exact match time weapon: mismo igual simultáneamente; cards: carta
  naipe; deck pile stack mill: mazo baraja pila biblioteca montón vaciar molido dejo; stack: pila stack; hand: mano;
  discard dropped graveyard: descartar tirar deshacerme; drew: robar sacar cojo; take: tomar coger llevarse cojo
  agarrar; deal dealt distribute: repartir dar; shuffle mix: barajar mezclar; mix distribution mixture: combinación
  composición proporción mezcla tercio; redeal new fresh: nuevo; old former past: antiguo viejo anterior; reveal shows
  expose: mostrar enseñar revelar voltear muestra descubrir destapar; open face up: visible abierto descubierta público
  boca-arriba arriba boca; down hidden concealed: oculto boca abajo tapada escondida; secret secretly private: secreto
  revelar ocultar; look see watching: mirar ver vi ve visto echar-un-vistazo vistazo; peek cheat spy: espiar trampa
  asomarse copiar; eyes blind: ojos ojo; heads bowed: cabeza; know information unknown: saber sé conocer información
  desconocido; forgot remember reminder: olvidar recordar; own owner: propio dueño pertenece mío propietario posee suyo;
  myself yourself self: mismo mí; keep remain stay: conservar quedar mantener guardar mantengo; back return bring:
  volver regresar devolver vuelve recuperar devuelve atrás; undo: deshacer rectificar retirar arrepentirse echarse-atrás
  corregir deshago; mistake wrong accidentally: error equivocado fallo accidente incorrecto equivoqué; illegal: inválido
  ilegal no-válido nulo; leave quit gone early: irse abandonar marcharse dejar va sale retirarse ido irme izquierda ir
  fue; home: casa; left remaining leftover: queda resto restantes sobran; join enters arrival: unirse entrar llegar
  entra incorporarse venir; dead die killed drop: muerto morir muere murió fallecido buzón; out eliminated knocked:
  fuera eliminado salir expulsado; alive living survived: vivo sobrevivir superviviente; life: vida; counter: contador
  contrarrestar counterear; ghost grave spectators: fantasma espectador; kill murder: matar asesinar asesinato eliminar
  muerte liquidar cargarse; assassin killer: asesino; murder assassination: asesinato homicidio; victim prey: víctima
  presa; mafia mobsters gangsters: mafia mafioso gánster lobo malos; plebs villagers civilians: plebe plebeyo aldeano
  ciudadanos inocente buenos civiles; town village city: pueblo ciudad aldea; roles character: rol papel identidad
  personaje; royal king queen: rey reina jota figura sota; ace: as; low: baja; lynching hang execution: linchar
  linchamiento ahorcar colgar ejecutar ejecución; mob: turba multitud; accusation: acusar sospechar nominar señalar;
  answer defend defence: defenderse defensa responder respuesta justificarse defiende contestar; vote ballot: votar
  votación votantes; abstaining: abstenerse abstención abstiene blanco; against: contra no; agree yes: sí acuerdo favor
  a-favor conforme; majority: mayoría unanimidad mitad; percentage threshold twothirds: umbral dos-tercios quórum;
  plurality: relativa; raise hand: manos levantar alzar dedos alzadas; fail: falla fracasa; deadlock stuck: bloqueo
  bloqueado atascado punto-muerto; stop: parar detener dejar; day daytime today: día días hoy jornada; tomorrow: mañana
  siguiente; night: noche dormir duerme; morning wake: mañana despertar despierta amanecer; caller narrator moderator:
  narrador narra moderador director maestro anfitrión locutor máster guía; script read text: guion texto leer lee
  anunciar palabras llamar; volunteer offers: voluntario ofrece; tell say: decir dice digo contar anunciar cuenta
  revelar; talk discuss speak: hablar charlar discutir conversar decir susurrar comentar cuchichear; lie lying bluff:
  mentir miento mentira farolear verdad engañar fingir faroleo; silence silent quiet: silencio callar; loud noise sound:
  ruido ruidoso alto sonido; hint winks sign: pista señal señas guiño gesto; meet recognise: encuentro conocerse
  reconocer cómplices; protect doctor save: proteger salvar médico perdonar protección; spare refuse decline: rechazar
  negarse renunciar perdonar niega; suicide: suicidio suicidarse; prove evidence proof: probar prueba demostrar;
  alliances ally: alianza aliarse pacto promesa negociar acuerdo prometer; question ask check: pregunta comprobar;
  unknown variable: desconocido variable; target aim: objetivo apuntar blanco; hunt hunter chasing prey chasers: cazador
  cazar perseguir persigue perseguidor; attack: atacar ataque combate pegar golpear; combat fight: combate pelea;
  creatures: criatura bicho; planeswalker walker liliana: planeswalker planeswalkers caminante; spell cast bolt: hechizo
  lanzar conjuro instantáneo magia rayo; ability activated: habilidad activar capacidad; triggered etb: dispara
  disparada desencadena; permanent artifact enchantment: permanente artefacto encantamiento aura tierra; mass wrath
  wipe: efecto global barrida limpiamesas ira destruir masivo wrath terremoto boardwipe wipe arrasar; destroy removal
  doom: destruir destrucción; exile: exilio; damage hurts pain: daño heridas; help heal: ayudar curar apoyar beneficia;
  copy twincast: copiar; redirect retarget deflecting: redirigir cambiar desviar redirijo; counterspell countered:
  contrarrestar contrahechizo counterear neutralizar; blocked blocker chump: bloquear bloquea bloqueador; control
  stolen: control robar prestado; commander edh: commander edh comandante; format modern standard: formato; magic mtg:
  magic mtg; mulligan: mulligan mulligans; poison counters: veneno envenenar; mill decked library: biblioteca moler
  vacía mill vacío mazo; concede concession: conceder concesión rendirse rinde abandonar rendición; blood: sangre;
  revenge retaliate: devolver golpe venganza vengarse revancha contraatacar represalias contraataque devuelvo; declare:
  declarar declara anunciar anotar; ring circles loop: anillo círculo bucle; mutual: mutuamente recíproco entre-sí; hit:
  trofeo acierto acertar impacto; credit score: cuenta crédito atribuye anota llevarse; survivor: superviviente último
  sobrevivir supervivencia; duel showdown shootout: duelo enfrentamiento; mid: mitad medio durante pleno; effect:
  efecto; react respond response: reaccionar respuesta; token chips: ficha; money cash dollars: dinero efectivo dólares
  pasta plata mil; debt loan lend: deuda préstamo prestar deber pedir-prestado; pay payment payout: pagar cuesta costar
  cobrar gastar penalización devolver precio; reward bonus prize: recompensa prima bonus premio ganancia ganar
  bonificación; bank: banco; buy purchase shop: comprar adquirir; sell trade exchange: vender comerciar intercambiar dar
  regalar ceder; market: mercado negro; intel: espionaje; modifier specialcards bonus: modificador acción; contract
  mission job: contrato misión encargo; client likes dislikes: cliente gusta disgusta quiere odia; attribute property:
  atributo característica; weapon gun: arma armas pistola rifle fusil armado; knife rope bomb: cuchillo cuerda bomba
  explosivo ballesta sabotaje veneno navaja; unarmed weaponless bare: desarmado vacías sin-arma manos puños; double pair
  agent: doble pareja par dos triple agente; combine mix: mezclar combinar distintas diferentes; specialist expert
  profession: especialista experto oficio; msr: msr tasa éxito dificultad; pyramid: pirámide; tiles targettiles: loseta
  ficha azulejo; row bottom: fila hilera abajo inferior; available free unlock: disponible libre accesible debajo
  encima; unavailable gone: indisponible no-disponible desaparecido; attempt try hit: intento tentativa probar; mark:
  marcar mapa señalar plano marqué; map plan pencils: mapa plano; wrong: equivocado incorrecto mal; conflict contested
  competing: conflicto varios pelea; rival opponent enemies: rival oponente enemigo contrincante adversario; clock hour
  time: hora medianoche reloj tiempo; midnight 0000 2359: medianoche; faster: rápido adelanta antes; dice die: dado;
  roll throw reroll: tirar lanzar lanzamiento sacar; reroll: repetir relanzar volver-a-tirar; leans fell cocked:
  inclinado cae suelo torcido cayó caído ladeado apoyado; miss failed: fallar errar; automatic sure guaranteed:
  automático seguro garantizado siempre imposible; success: éxito lograr consigue; refill: reponer rellenar recuperar
  robar completar; empty run out: vacío vacía agota acaba terminado; hitlist hit list: negra lista; value worth: valor
  vale valioso rico; story: relato historia contar cuenta narrar; believed doubt belief: creer duda creíble; train: tren
  corte retraso madrugada; silencer: silenciador; brass band music: charanga banda; coroner: forense causa; bodyguards
  guards: guardaespaldas guardia; stealth stakeout sneak: sigilo vigilancia; steady hand: pulso firme; clean papers:
  papeles regla; insured: riesgo seguro asegurado; getaway car: coche huida; backup plan: plan b; crossfire: fuego
  cruzado; misfire jam: encasquillada; cold feet: retirada; light fingers steal: dedos ligeros robar hurto; suitcase
  wrong: maleta; customs check: aduanas control; wiretap leaked dossier: escucha informe filtrado; unique copies twice:
  única repetidas iguales; board map grid: tablero ajedrez cuadrícula; square space: casilla cuadro; base station: base;
  corner: esquina rincón; edges side: borde orilla lado; centre middle center: centro medio central; safehouse safe
  house: refugio guarida escondite; safe immune: seguro salvo protegido peligro a-salvo; piece: pieza ficha peón figura;
  marker: marcador; colour: color rojo; move movement: mover mueve movimiento avanzar andar caminar paso; step: paso
  casillas; diagonal slanted: diagonal oblicuo esquinado; backtrack turning retrace: desandar retroceder volver atrás
  media-vuelta marcha retroceso; turning corner change: girar dirección doblar; through pass past: atravesar pasar
  través saltar cruzar adelantar atraviesa sobrepasar; occupied share space: ocupada compartir misma; land stop: caer
  terminar parar acabar detenerse cae; stuck surrounded trapped: encerrado atrapado rodeado bloqueado acorralado; null
  zero blank: nulo cero blanco; capture caught: capturar atrapar pillar cazar coger; run runner fugitive: carrera huida
  huir escapar fugitivo; reach visit: alcanzar llegar visitar; outside leave exit: salir abandonar dejar; camping wait:
  acampar esperar quedarse; squeeze between gap: entre colarse hueco; notation coordinates: coordenadas notación letras;
  6x6 larger bigger: 6x6 grande mayor; 5x5 size: 5x5 tamaño dimensiones; size dimensions: tamaño medidas dimensión;
  piecepack icehouse looney: piecepack icehouse; make craft homemade: hacer fabricar construir doblar manualidades;
  strategy tips help: estrategia táctica consejos cooperar; betray loyalty trust: traicionar confiar; become: convierte
  convertirse pasa ser vuelve; removed taken: quitar retirar sacar; placing put lay: poner pongo colocar dejar puesto;
  give share: dar doy da regalar compartir; want like dislikes: querer quiero gusta; get receive: recibir obtener
  consigo conseguir; happens consequences result: pasa ocurre sucede consecuencias resultado; work does done: funciona
  usar uso sirve utilizar usa usado vale; matter count: cuenta importa vale; affect influence weigh: afecta influye;
  several: varios múltiples; always every: siempre; only: solo únicamente; instead: lugar vez-de; write pencil: escribir
  anotar apuntar lápiz; threaten trick bribe: amenazar sobornar chantaje; children kids beginners: niños principiantes
  aprender enseñar; age old youngest: edad años joven; solo: solitario bot solo; average often frequency: promedio media
  frecuencia frecuente; conditions: condición; under way progress: curso ya empezado marcha; responsible: responsable
  culpa atribuir; sacrifice edict: sacrificar; goad lure: provocar incitar; mana land: maná; forever endless: infinito
  eterno interminable; number: número cantidad; twice: dos veces; go: ir va voy van; sleep asleep: dormir duerme; steal:
  robar hurtar; fair: justo equilibrado; draw: empate; learn teach: aprender enseñar; time limit: tiempo vez cronómetro;
  right: derecha; without: sin; i im: yo; my mine: mi mis mío; me: me; he him his himself: él su sus; we our us:
  nosotros nos; if: si; with: con; on: sobre encima; in: en; from: desde; use: usar uso usa utilizar usarse; have had:
  tengo tiene; by: por; each per: cada; shoot: disparar dispara; away: lejos; bad: malo; flip: voltear volteo girar;
  coin: moneda; add: añadir sumar; suspect: sospechoso; already: ya; top: arriba encima superior; walk: caminar andar;
  total sum: total suma; best: mejor; replaced: sustituir reemplazar; repeated: repetir; cancel: cancelar anular;
  position: posición; identity: identidad; common: común; reset: reiniciar borra; cost: cuesta coste; earn gain: ganar;
  borrow: prestado pedir; spend: gastar; beaten: adelantado vencido; innocent: inocente; public: público; assign:
  asignar; minute hour: minutos; survive: sobrevivir; negative: negativo; impossible: imposible; anyone any: cualquier
  cualquiera; people: personas gente; countered: contrarrestado; trial: juicio; judge: juez; beginner new: principiante;
  range: alcance distancia; revive reanimate: revivir resucitar; accept: aceptar; speak: hablar; both: ambos ambas;
  ordinary normal: normal; pistol gun: pistola; rifle: rifle fusil; worth: vale valor; repay pay back: devolver saldar;
  missed: fallé; sooner: antes; strike back: vengarme contraatacar; attacked: atacado; belief believes: cree; two: dos`;

/** What the search knows of English: its stop words, its irregular forms, and how its words are compared. */
import { stemmer } from 'stemmer';
import { formsIn } from '../plain/search';

/** Words of every question, which lead nowhere in a text. */
export const STOP_WORDS = new Set(
  `a about actually after all allowed already also always am an and another any anyway are arent as at away be because
  been being but by came can cannot cant could did didnt do does doesnt doing dont each even ever every exactly explain for
  from get gets getting give gives go goes going got guy had happen happened happening happens has hasnt have havent having
  he her here him his how i if im in into is isnt it its ive just kind legal let lets like literally make makes many may
  maybe me mean means might much my now of okay on only ok or other our please possible put puts quite really s same she
  should so some somebody someone something sort still suppose supposed than that thats the their them then there theres
  these they theyre thing things this those to too until up us very want wanted wants was wasnt way we well were what whats
  when where which while who whom whose whos why will with wont would yet you your youre`.split(/\s+/),
);

/** Forms of a word that no rule of spelling leads to. */
const FORMS = formsIn(
  `beat beaten; begin began begun start starts started starting; break broke broken; buy bought; catch caught; choose chose chosen; dead death deaths
  died dies dying; diagonal diagonaly; draw drawn drew; fall fallen fell; find found; forget forgot forgotten; hide hid hidden; hold held; keep
  kept; kill kills killer; know known knew; leave leaves leaving left; lose losing loses lost; mark marked; meet met; pay
  paid pays; put puts; roll rolled; run ran running; say said; see saw seen; sell sold; shoot shot shots; show shown; sit
  sat; speak spoke spoken; spend spent; steal stole stolen; take taken took; tell told; think thought; throw threw thrown;
  tie ties tied; vote voters voter; win won winner winners winning; write wrote written; 2 two; 3 three; 4 four; 5 five;
  6 six; 7 seven; 8 eight; 9 nine; 10 ten`,
);

/** What a word has in common with its other forms. */
export const rootOf = (word: string): string => stemmer(FORMS.get(word) ?? word);

/** "player’s" is "players". */
export const spelled = (text: string): string => text.toLowerCase().replace(/['’]/g, '');

/** What the source leaves open answers nothing. */
export const REMARK = /^The source/;

/** No words of another language. */
export const WORDS = '';

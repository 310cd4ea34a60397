/** Licences and credits that printed files state. */
import type { RulesMeta } from '../rules/document';
import type { PdfInfo } from '../scene/pdf/document';

type Rights = Required<Pick<PdfInfo, 'licence' | 'credits'>>;

const OWN = 'CC BY 4.0';

/** Where the text of a licence is, by the name that credits call it. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
};

/** The icons on cards, covers and in diagrams. */
const ICONS = 'DarkZaitzev, Delapouite, Lorc and Skoll, game-icons.net: icons. CC BY 3.0';

const licenceOf = (name: string): Rights['licence'] => {
  const address = ADDRESSES[name];
  return { name, ...(address !== undefined && { address }) };
};

/** What a kit's file says of its rights. */
export const kitRights = (): Rights => ({ licence: licenceOf(OWN), credits: [ICONS] });

/** What a booklet's file says: the last credit of a rule text is that of our own words, those before it are others'. */
export const bookletRights = ({ credits }: RulesMeta): Rights => ({
  licence: licenceOf(credits.at(-1)?.licence ?? OWN),
  credits: [...credits.slice(0, -1).map(({ name, role, licence }) => `${name}: ${role}. ${licence}`), ICONS],
});

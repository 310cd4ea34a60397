/** What printed files say of themselves: author, date, licence and credits. */
import * as m from '#messages/files';
import { LOCALE } from '#messages/language';
import * as site from '#messages/site';
import { ICON_ARTISTS } from '../look/icons';
import type { RulesMeta } from '../rules/schema';
import type { PdfInfo } from '../scene/pdf/metadata';
import { editionDate } from './editions';

const OWN = 'CC BY 4.0';

/** The icons on cards, covers and in diagrams. */
const ICONS = m.iconCredit({ artists: ICON_ARTISTS });

const licenceOf = (name: string): Required<PdfInfo>['licence'] => ({
  name,
  ...(name === OWN && { address: 'https://creativecommons.org/licenses/by/4.0/' }),
});

const IMPRINT = { author: 'Paper Dagger', language: LOCALE } as const;

/** What a file of ours says of itself. */
export const ownImprint = () => ({ ...IMPRINT, date: editionDate(), licence: licenceOf(OWN) });

/** The same of a kit, which has icons of others. */
export const kitImprint = () => ({ ...ownImprint(), credits: [ICONS] });

/** The same of a booklet: the last credit of a rule text is that of our own words, those before it are others'. */
export const bookletImprint = ({ credits }: RulesMeta) => ({
  ...IMPRINT,
  licence: licenceOf(credits.at(-1)?.licence ?? OWN),
  credits: [
    ...credits
      .slice(0, -1)
      .map(({ name, role, licence }) => `${site.labelled({ label: name, text: role })}. ${licence}`),
    ICONS,
  ],
});

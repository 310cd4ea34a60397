/** The rules of a Law one by one, for tables that cite them: by id, and by each anchor that a rule had before. */
import type { APIRoute } from 'astro';
import type { LawFile } from '../../../app/fields/Law';
import { inlinesHtml } from '../../../components/rules/inlines';
import { SOURCES, sourceById } from '../../../games';
import { ruleWords } from '../../../rules/document';
import { rulesOf } from '../../../rules/law';
import { mapLinks } from '../../../rules/map-links';
import { readRules } from '../../../rules/read-rules';

export const getStaticPaths = () => SOURCES.map(({ id }) => ({ params: { game: id } }));

export const GET: APIRoute = async ({ params: { game } }) => {
  const source = sourceById(game ?? '');
  if (!source) throw new Error(`no rules of "${game}"`);
  const { blocks } = await readRules(source);
  const fromHere = mapLinks(blocks, (link) => (link.startsWith('#') ? `/rules/${source.id}/${link}` : link));
  const file: LawFile = Object.fromEntries(
    rulesOf(fromHere).flatMap((rule) => {
      const html = ruleWords(rule)
        .map(({ inlines }) => `<p>${inlinesHtml(inlines)}</p>`)
        .join('');
      return [rule.slug, ...(rule.formerly ?? [])].map((id) => [id, { number: rule.number, html }]);
    }),
  );
  return new Response(JSON.stringify(file), { headers: { 'content-type': 'application/json' } });
};

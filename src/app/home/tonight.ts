/**
 * Sorts the list of games by the form beside it, which begins with tonight's people and leaves their number to other pages.
 * Without this script the list is simply whole.
 */
import * as m from '#messages/site';
import { newSeed } from '../deal/seeds';
import { readTonight, writeTonight } from '../store/tonight';
import { misfit } from './misfit';

const form = document.querySelector<HTMLFormElement>('#tonight');
const list = document.querySelector<HTMLElement>('#games');
const others = document.querySelector<HTMLElement>('#other-games');
const said = document.querySelector<HTMLElement>('#fits');

if (form && list && others && said) {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-min]')];
  const count = form.elements.namedItem('players') as HTMLInputElement;
  let asked = false;
  const tonight = readTonight();
  if (tonight.names.length > 0) count.value = String(tonight.names.length);
  const played = rows.find((row) => row.dataset.id === tonight.game);
  if (played) list.prepend(played);

  const words: Record<string, string> = {};
  for (const box of form.querySelectorAll<HTMLInputElement>('[name=have]')) {
    words[box.value] = box.labels?.[0]?.textContent.trim() ?? '';
  }

  /** Nobody has to type names for a deal at once. */
  const seatsFor = (players: number): readonly string[] =>
    tonight.names.length === players
      ? tonight.names
      : Array.from({ length: players }, (_, k) => m.player({ number: k + 1 }));

  const change = (): void => {
    const label = count.labels?.[0];
    if (label) label.textContent = m.playersNoun({ count: Number(count.value) });
    if (asked) sort();
  };

  const sort = (): void => {
    const players = Number(count.value);
    if (count.toggleAttribute('aria-invalid', !count.validity.valid)) {
      said.textContent = m.playersInvalid;
      return;
    }
    const have = new FormData(form).getAll('have').map(String);
    for (const row of rows) {
      const { min, max, needs } = row.dataset;
      const seating = { min: Number(min), needs: needs?.split(' ') ?? [], ...(max && { max: Number(max) }) };
      const reason = misfit(seating, { players, have }, words);
      (reason ? others : list).append(row);
      const deal = row.querySelector<HTMLAnchorElement>('.deal');
      if (deal) {
        deal.hash = reason
          ? ''
          : `players=${seatsFor(players).map(encodeURIComponent).join(',')}&seed=${newSeed()}`;
        deal.firstChild?.replaceWith(reason ? m.deal : m.dealNow({ players }));
        deal.classList.toggle('strong', !reason);
      }
      const note = row.querySelector<HTMLElement>('.misfit');
      if (note) {
        note.textContent = reason;
        note.hidden = !reason;
      }
    }
    const fits = list.childElementCount;
    const heading = others.previousElementSibling as HTMLElement;
    heading.hidden = others.hidden = fits === rows.length;
    said.textContent = m.gamesFit({ people: players, fits, count: rows.length });
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    asked = true;
    sort();
    if (count.validity.valid) writeTonight({ ...tonight, names: seatsFor(Number(count.value)) });
    said.scrollIntoView({ block: 'start' });
  });
  form.addEventListener('input', change);
  form.addEventListener('click', ({ target }) => {
    const step = (target as HTMLElement).closest<HTMLElement>('[data-step]')?.dataset.step;
    if (!step) return;
    count.value = String(Math.max(1, (Number(count.value) || 0) + Number(step)));
    change();
  });
}

/** The name that a visitor types, on the card that hunts them: as large as it was, or as its card takes it. */
const own = document.querySelector<HTMLInputElement>('#own');
const shown = [...document.querySelectorAll<SVGTextElement>('.hand .voice-shout')].find(
  ({ textContent }) => textContent === own?.value.toUpperCase(),
);
if (own && shown) {
  const size = Number(shown.getAttribute('font-size'));
  // Between the margins of its card: it begins at the left one.
  const { a: scale = 1, e: left = 0 } = shown.getCTM() ?? {};
  const widest = (shown.ownerSVGElement?.viewBox.baseVal.width ?? 0) - (2 * left) / scale;
  const show = (): void => {
    shown.textContent = own.value.trim().toUpperCase() || '?';
    shown.setAttribute('font-size', `${size}`);
    const width = shown.getComputedTextLength();
    if (width > widest) shown.setAttribute('font-size', `${(size * widest) / width}`);
  };
  own.addEventListener('input', show);
  show();
}

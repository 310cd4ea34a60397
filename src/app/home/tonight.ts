/** Sorts the list of games by the form beside it. Nothing is stored, and without this script the list is simply whole. */
import { newSeed } from '../deal/seeds';
import { misfit } from './misfit';

const form = document.querySelector<HTMLFormElement>('#tonight');
const list = document.querySelector<HTMLElement>('#games');
const others = document.querySelector<HTMLElement>('#other-games');
const said = document.querySelector<HTMLElement>('#fits');

if (form && list && others && said) {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-min]')];
  const count = form.elements.namedItem('players') as HTMLInputElement;
  let asked = false;

  const words: Record<string, string> = {};
  for (const box of form.querySelectorAll<HTMLInputElement>('[name=have]')) {
    words[box.value] = box.parentElement?.textContent?.trim() ?? box.value;
  }

  const sort = (): void => {
    const players = Number(count.value);
    const valid = Number.isInteger(players) && players >= 1;
    count.toggleAttribute('aria-invalid', !valid);
    if (!valid) {
      said.textContent = 'How many players? Type a whole number, 1 or more.';
      return;
    }
    const have = new FormData(form).getAll('have').map(String);
    let fits = 0;
    for (const row of rows) {
      const { min, max, needs } = row.dataset;
      const seating = { min: Number(min), needs: needs?.split(' ') ?? [], ...(max && { max: Number(max) }) };
      const reason = misfit(seating, { players, have }, words);
      if (!reason) fits += 1;
      (reason ? others : list).append(row);
      // Nobody has to type names for a deal at once.
      const deal = row.querySelector<HTMLAnchorElement>('[data-deal]');
      if (deal) {
        const names = Array.from({ length: players }, (_, k) => `Player%20${k + 1}`);
        deal.hash = reason ? '' : `players=${names.join(',')}&seed=${newSeed()}`;
        deal.childNodes[0]?.replaceWith(reason ? 'Deal' : `Deal to ${players} now`);
        deal.classList.toggle('strong', !reason);
      }
      const note = row.querySelector<HTMLElement>('.misfit');
      if (note) {
        note.textContent = reason;
        note.hidden = !reason;
      }
    }
    const heading = others.previousElementSibling as HTMLElement;
    heading.hidden = others.hidden = fits === rows.length;
    const people = players === 1 ? '1 player' : `${players} players`;
    said.textContent = `Fits ${people} at this table: ${fits} of ${rows.length} games.`;
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    asked = true;
    sort();
    said.scrollIntoView({ block: 'start' });
  });
  form.addEventListener('input', () => {
    if (asked) sort();
  });
  form.addEventListener('click', ({ target }) => {
    const step = (target as HTMLElement).closest<HTMLElement>('[data-step]')?.dataset.step;
    if (!step) return;
    count.value = String(Math.max(1, (Number(count.value) || 0) + Number(step)));
    if (asked) sort();
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

/** Moves the map to an Assassin with an eye. Without this script it shows one who guesses, and there is no slider. */
import * as m from '#messages/mafia';
import { heatAt, stopWords } from './heat';

const form = document.querySelector<HTMLElement>('#eye');
const slider = form?.querySelector<HTMLInputElement>('input');
const said = form?.querySelector<HTMLElement>('output');
const map = document.querySelector<HTMLElement>('#map');

if (form && slider && said && map) {
  const cellOf = (players: number, mafia: number) =>
    map.querySelector<HTMLElement>(`[data-players="${players}"] [data-mafia="${mafia}"]`);

  const show = (): void => {
    const stop = Number(slider.value);
    for (const { players, even, cells } of heatAt(stop)) {
      for (const { mafia, percent, level } of cells) {
        const cell = cellOf(players, mafia);
        const number = cell?.querySelector('span');
        if (!cell || !number) continue;
        number.textContent = percent;
        cell.dataset.level = `${level}`;
        cell.dataset.even = `${mafia === even}`;
      }
      const note = map.querySelector(`[data-players="${players}"] .even-note`);
      if (note) cellOf(players, even)?.append(note);
    }
    said.textContent = stopWords(stop);
    slider.setAttribute('aria-valuetext', m.assassinSkill({ skill: stopWords(stop) }));
  };

  slider.addEventListener('input', show);
  // A browser that comes back to the page may keep the slider where it was.
  show();
  form.hidden = false;
}

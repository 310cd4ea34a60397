/**
 * Prints a kit for these people. The settings live in the address, so a bookmark is a print job; the file is made on this
 * device, in a worker, and the page stays alive meanwhile.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../base/result';
import { decodeJob } from '../../print/job';
import { OptionFields } from '../fields/OptionFields';
import { Wrong } from '../fields/Wrong';
import { KITS, OWNED_KITS, ownedKit } from './kits';
import { PlayersFields } from './PlayersFields';
import { PrintJobView } from './PrintJobView';
import { type PrintField, printFieldOf } from './problems';
import { SheetFields } from './SheetFields';
import { addressOf, type Settings, settingsOf } from './settings';
import { checkJob, summaryOf } from './summary';
import { usePrinting } from './usePrinting';

export const PrintForm = () => {
  const [settings, setSettings] = useState<Settings>(() => settingsOf('', KITS));
  const [problem, setProblem] = useState<Problem>();
  const { run, start, stop } = usePrinting(setProblem);
  const { game, kit } = ownedKit(settings.kit);

  useEffect(() => {
    const readAddress = () => {
      const fragment = location.hash.replace(/^#/, '');
      if (!fragment.includes('=')) return;
      const job = decodeJob(fragment);
      setSettings(settingsOf(fragment, KITS));
      setProblem(job.ok ? undefined : job.error);
      stop('idle');
    };
    readAddress();
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, []);

  const change = (next: Partial<Settings>) => {
    const changed = { ...settings, ...next };
    setSettings(changed);
    setProblem(undefined);
    stop('idle');
    history.replaceState(null, '', `#${addressOf(changed, ownedKit(changed.kit).kit)}`);
  };

  const print = (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const checked = checkJob(settings);
    setProblem(checked.ok ? undefined : checked.error);
    if (checked.ok) start(checked.value.job);
    // The hand goes where the mistake is.
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  const field = problem && printFieldOf(problem, settings.by);
  const wrong = (asked: PrintField) => (field === asked ? problem?.message : undefined);
  const inLink = wrong('link');

  return (
    <form class="print-form" onSubmit={print} noValidate>
      <div class="settings">
        <Wrong
          id="link-wrong"
          message={inLink && `${inLink} What could be read of it is in the form.`}
          word="Link"
        />
        <div class="field">
          <label for="kit">What to print</label>
          <select
            id="kit"
            class="input"
            value={kit.id}
            aria-describedby="kit-help"
            onChange={({ currentTarget }) => change({ kit: currentTarget.value, options: {}, pieces: [] })}
          >
            {OWNED_KITS.map((owned) => (
              <option key={owned.kit.id} value={owned.kit.id}>
                {owned.title}
              </option>
            ))}
          </select>
          <p class="help" id="kit-help">
            {kit.description}
          </p>
        </div>
        <PlayersFields settings={settings} onChange={change} wrong={wrong} />
        {kit.options.length > 0 && (
          <OptionFields
            game={game}
            options={kit.options}
            values={settings.options}
            onChange={(options) => change({ options })}
            message={wrong('options')}
          />
        )}
        <SheetFields
          sheet={settings.sheet}
          onChange={(sheet) => change({ sheet })}
          message={wrong('sheet')}
        />
        {settings.pieces.length > 0 && (
          <p>
            Only these pieces: {settings.pieces.join(', ')}.{' '}
            <button class="quiet" type="button" onClick={() => change({ pieces: [] })}>
              Print all
            </button>
          </p>
        )}
      </div>
      <PrintJobView
        run={run}
        summary={summaryOf(settings)}
        message={wrong('job')}
        onCancel={() => stop('cancelled')}
      />
    </form>
  );
};

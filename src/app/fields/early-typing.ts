/**
 * A page shows its form before the script behind it has arrived, and people type at once. Waking up, the form would fall
 * back to what it was built with; here it takes over what it finds, as if it were typed again.
 */
import { useLayoutEffect, useState } from 'preact/hooks';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    const built = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value !== built?.value;
  }
  if ('checked' in control && /^(checkbox|radio)$/.test(control.type)) {
    // Of two radios that changed, the one that was pressed says it.
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  }
  return control.value !== control.defaultValue;
};

/** The fields of a form as people left them, where that is not how the page was built. */
export const typedEarly = (selector: string) => {
  if (typeof document === 'undefined') return [];
  const controls = document.querySelectorAll<Control>(
    `${selector} :is(input:not([type=file]), select, textarea)`,
  );
  return [...controls].filter(isChanged).map((control) => ({
    control,
    value: control.value,
    checked: 'checked' in control && control.checked,
    /** Where the caret is in the field that has it. */
    caret: 'selectionEnd' in control && control === document.activeElement ? control.selectionEnd : null,
  }));
};

const retype = ({ control, value, checked, caret }: ReturnType<typeof typedEarly>[number]): void => {
  // An answer given before may have taken the field away.
  if (!control.isConnected) return;
  control.value = value;
  if ('checked' in control) control.checked = checked;
  if (caret != null) (control as HTMLTextAreaElement).setSelectionRange(caret, caret);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
};

/** `selector` finds the form. To be called after the layout effect that reads the address, if there is one. */
export const useEarlyTyping = (selector: string): void => {
  const [early] = useState(() => typedEarly(selector));
  useLayoutEffect(() => {
    const retypeAll = async () => {
      for (const one of early) {
        // The form is drawn anew between two fields, within the same task: no key can come in between.
        await Promise.resolve();
        retype(one);
      }
    };
    void retypeAll();
  }, []);
};

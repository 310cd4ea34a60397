import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  title: ComponentChildren;
  /** Something in it is wrong, or is not as it comes: it must not hide. What was opened stays so. */
  needed?: boolean;
  /** Its content is made when it is first open, and stays. */
  late?: boolean;
  children: ComponentChildren;
}

/** A fold. Where nothing can be needed of it, its content is made when it is opened: a code that nobody looks at is not drawn. */
export const Fold = ({ title, needed, late = false, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const isMade = useRef(!late);
  isMade.current ||= isOpen;
  useEffect(() => {
    if (needed) setOpen(true);
  }, [needed]);
  return (
    <details class="more" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {needed === undefined ? isOpen && children : isMade.current && <div class="fold">{children}</div>}
    </details>
  );
};

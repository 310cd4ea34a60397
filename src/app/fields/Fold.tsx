import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** A fold whose content is made when it is opened: a code that nobody looks at is not drawn. */
export const Fold = ({ title, children }: { title: string; children: ComponentChildren }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
};

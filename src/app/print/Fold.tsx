/** Settings that most people leave alone. What is wrong must not hide in it, and what was opened stays so. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Props {
  title: string;
  /** Something in it is wrong, or is not as it comes. */
  needed: boolean;
  children: ComponentChildren;
}

export const Fold = ({ title, needed, children }: Props) => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (needed) setOpen(true);
  }, [needed]);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <div class="fold">{children}</div>
    </details>
  );
};

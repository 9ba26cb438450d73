/** Keys pressed here are words, not commands. */
export function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="combobox"], [role="slider"], [role="spinbutton"]') !== null)
  );
}

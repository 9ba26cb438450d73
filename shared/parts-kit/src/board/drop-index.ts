interface Drop {
  /** Place in the column without the dragged card. */
  readonly index: number;
  /** Place among the cards as they are drawn. */
  readonly shown: number;
}

/** Between which cards of a column a height lies: above the first card whose middle is below it. */
export function dropIndex(column: Element, { y, cardId }: { y: number; cardId: number }): Drop {
  const cards = [...column.querySelectorAll<HTMLElement>('[data-card]')];
  const others = cards.filter((card) => Number(card.dataset['card']) !== cardId);
  const below = others.find((card) => {
    const { top, height } = card.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below ? { index: others.indexOf(below), shown: cards.indexOf(below) } : { index: others.length, shown: cards.length };
}

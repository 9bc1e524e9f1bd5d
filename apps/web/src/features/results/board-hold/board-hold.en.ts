export const texts = {
  boardHold: {
    hold: 'Hold the board',
    asItStands: 'As it stands now',
    hideTop: 'Hide the top {count, number}',
    reveal: 'Reveal place {place, number}',
    showAll: 'Show all',
    heldAll: 'The public board is held as of {time}. You see all weights here.',
    heldTop: 'The public board hides the first {count, plural, one {place} other {# places}} since {time}. You see all weights here.',
    forgotten: 'Is the hold still needed?',
    askTitle: 'Show the whole board?',
    askText: 'Every weight that is held appears on the public board and on all TVs now. This cannot be taken back.',
    revealed: 'The public board shows all weights.',
  },
}

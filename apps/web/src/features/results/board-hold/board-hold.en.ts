export const texts = {
  boardHold: {
    hold: 'Hold the leaderboard',
    asItStands: 'Hold it as it is now',
    hideTop: 'Hide the top {count, number}',
    reveal: 'Reveal place {place, number}',
    showAll: 'Show all',
    heldAll: 'The public leaderboard has been held since {time}. You see all weights here.',
    heldTop:
      'The public leaderboard has hidden the top {count, plural, one {place} other {# places}} since {time}. You see all weights here.',
    forgotten: 'Still need the hold?',
    askTitle: 'Show the whole leaderboard?',
    askText: 'Every held weight appears on the public leaderboard and all TVs now. This can’t be undone.',
    revealed: 'Leaderboard revealed.',
  },
}

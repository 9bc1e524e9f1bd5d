export const texts = {
  form: 'Settings',
  needsInternet: 'This can be changed with a signal only. It stands here as this device last heard.',
  times: {
    title: 'When do you check boats in?',
    about: 'The first morning is always there. This counts for all your tournaments.',
    does: {
      preTournamentMeeting: 'The check-in station gets a list for the meeting. In the morning it marks boats that were not there.',
      dailyTournamentDay: 'Boats are checked in on every day. Off: from the second day on, every boat that has started counts as gone out.',
      dailyWeighInCheckIn: 'One tap at the dock says that a boat is back, and how late. Off: it is back when it is counted or weighed.',
    },
  },
  scale: {
    title: 'At the scale',
    about: 'For stations with a scale that is connected.',
    seconds: 's',
    does: 'After a bag is saved the scale is not read for so many seconds, while the bag comes off. 0 reads on at once.',
  },
} as const

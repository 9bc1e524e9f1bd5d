export const texts = {
  lateLine: {
    source: {
      bump: 'counted by the bump judge',
      clock: 'by the clock',
      unproven: 'by a clock that was changed: on time until someone enters how late',
      hand: 'set by hand',
    },
    onTime: 'On time',
    minLate: '{minutes, number} min late',
    minPastByClock: '{minutes, number} min late by the clock',
    adjust: 'Adjust',
  },
  lateQuestion: {
    inLineOnTimeQuestion: 'Was this boat in line on time?',
    wasDueAt: 'It was due at {time}.',
    byClockMinPast:
      'By the clock it’s {minutes, number} min late. Your answer applies to every boat in line; you can still change one boat by hand.',
    noCountMinutes: 'No, count the minutes',
    inLineOnTime: 'In line on time',
  },
  lateSheet: {
    minutesLate: 'Minutes late',
    byClockMinPast: 'By the clock it’s {minutes, number} min late.',
    byClockInTime: 'By the clock it’s on time.',
    dueAt: 'Due {time} {timezone}. {lateness}',
    noDueTime: 'This boat has no due time.',
    done: 'Done',
    boatsAreWaiting: 'Boats are waiting in line',
    clockMarksNobodyLate: 'The clock won’t mark anyone late for the rest of today. Set late minutes by hand if needed.',
  },
  minutesLate: {
    minutesLate: 'Minutes late',
    oneMinuteLess: 'One minute less',
    oneMinuteMore: 'One minute more',
    onTime: 'On time',
    minutesByClock: '{minutes, number} by the clock',
  },
  tooLateCard: {
    whyItDoesNotCount: 'Reason to ignore the late time',
    shownInLog: 'Shown in the log with your name.',
    cancel: 'Cancel',
    countWeight: 'Count the weight',
    override: 'Override',
    accept: 'Accept',
  },
} as const

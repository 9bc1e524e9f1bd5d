export const texts = {
  lateLine: {
    source: {
      bump: 'counted by the bump judge',
      clock: 'by the clock',
      unproven: 'by a clock that was set: on time until somebody says how late',
      hand: 'set by hand',
    },
    onTime: 'On time',
    minLate: '{minutes, number} min late',
    minPastByClock: '{minutes, number} min past by the clock',
    adjust: 'Adjust',
  },
  lateQuestion: {
    inLineOnTimeQuestion: 'Was this boat in line on time?',
    wasDueAt: 'It was due at {time}.',
    byClockMinPast:
      'By the clock it is {minutes, number} min past. Your answer counts for every boat in line; one boat can still be changed by hand.',
    noCountMinutes: 'No, count the minutes',
    inLineOnTime: 'In line on time',
  },
  lateSheet: {
    minutesLate: 'Minutes late',
    byClockMinPast: 'By the clock it is {minutes, number} min past.',
    byClockInTime: 'By the clock it is in time.',
    dueAt: 'Due {time} {timezone}. {lateness}',
    noDueTime: 'This boat has no due time.',
    done: 'Done',
    boatsAreWaiting: 'Boats are waiting in line',
    clockMarksNobodyLate: 'The clock marks nobody late for the rest of today. Set the minutes by hand where needed.',
  },
  minutesLate: {
    minutesLate: 'Minutes late',
    oneMinuteLess: 'One minute less',
    oneMinuteMore: 'One minute more',
    onTime: 'On time',
    minutesByClock: '{minutes, number} by the clock',
  },
  tooLateCard: {
    whyItDoesNotCount: 'Why the lateness does not count',
    shownInLog: 'Shown in the log with your name.',
    cancel: 'Cancel',
    countWeight: 'Count the weight',
    override: 'Override',
    accept: 'Accept',
  },
} as const

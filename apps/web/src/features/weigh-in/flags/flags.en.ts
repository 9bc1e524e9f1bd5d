export const texts = {
  flagWords: {
    weighedTwice: 'Weighed twice?',
    weighedTwiceAdvice: 'Two stations weighed this boat. Both bags are kept; choose the official one, or count both.',
    whichOneCounts: 'Which one counts?',
    correctedTwice: 'Corrected twice?',
    correctedTwiceAdvice:
      'Two people corrected this weight without seeing each other’s change. The later one counts until it’s corrected again.',
    correctedAndVoided: 'Corrected and voided?',
    correctedAndVoidedAdvice:
      'One person corrected this weight and another voided it, and neither knew about the other. It doesn’t count until you decide.',
    doesItCount: 'Does it count?',
    lookAtIt: 'Look at it',
    cameAfterClose: 'Back after close?',
    cameAfterCloseAdvice: 'This bag came in after the day was closed. Void it, or reopen the day and close it again.',
    lateUnproven: 'Late by a clock that was set?',
    lateUnprovenAdvice:
      'These late minutes come from a device whose clock was changed or never checked against the server. Until you enter how late the boat was, it’s on time.',
    wasItLate: 'Was it late?',
    weighedAfterCut: 'Weighed after the cut?',
    weighedAfterCutAdvice: 'This boat didn’t make the cut for the day. Void the bag.',
  },
} as const

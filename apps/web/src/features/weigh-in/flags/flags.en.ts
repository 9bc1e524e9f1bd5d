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
      "One person corrected this weight and another voided it, and neither knew about the other. It doesn't count until you say so.",
    doesItCount: 'Does it count?',
    lookAtIt: 'Look at it',
    cameAfterClose: 'Came in after close?',
    cameAfterCloseAdvice: 'This bag came in after the day was closed. Void it, or reopen the day and close it again.',
    lateUnproven: 'Late by a clock that was set?',
    lateUnprovenAdvice:
      'The minutes late come from a device whose clock was set, or was never compared with the server’s. Until you say how late the boat was, it counts as on time.',
    wasItLate: 'Was it late?',
    weighedAfterCut: 'Weighed after the cut?',
    weighedAfterCutAdvice: 'This boat didn’t make the cut for the day. Void the bag.',
  },
} as const

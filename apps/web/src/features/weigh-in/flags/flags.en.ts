export const texts = {
  flagWords: {
    weighedTwice: 'Weighed twice?',
    weighedTwiceAdvice: 'Two stations have weighed this boat. Both bags are kept; say which one is official, or that both count.',
    whichOneCounts: 'Which one counts?',
    correctedTwice: 'Corrected twice?',
    correctedTwiceAdvice:
      'Two people corrected this weight without knowing of each other. The later one counts until it is corrected once more.',
    correctedAndVoided: 'Corrected and voided?',
    correctedAndVoidedAdvice:
      "One person corrected this weight and another voided it, and neither knew about the other. It doesn't count until you say so.",
    doesItCount: 'Does it count?',
    lookAtIt: 'Look at it',
    cameAfterClose: 'Came after the close?',
    cameAfterCloseAdvice: 'This bag came in after its day was closed. Void it, or open the day and close it again.',
    lateUnproven: 'Late by a clock that was set?',
    lateUnprovenAdvice:
      'The minutes late come from a device whose clock was set, or was never compared with the server’s. Until you say how late the boat was, it counts as on time.',
    wasItLate: 'Was it late?',
    weighedAfterCut: 'Weighed after the cut?',
    weighedAfterCutAdvice: 'This boat did not make the cut for the day. Void the bag.',
  },
} as const

export const texts = {
  connectionLine: {
    about: 'about {speed}',
    workingOnly: 'Working on this device only',
    connected: 'Connected',
    noNetwork: 'No signal',
    measuringTheSpeed: 'Measuring the speed…',
    theSpeedCould: 'The speed couldn’t be measured.',
    measureAgain: 'Measure again',
  },
  connectionSpeed: {
    mbps: '{mbps, number} Mbps',
  },
  quality: { Bad: 'Bad', Acceptable: 'Acceptable', Great: 'Great' },
} as const

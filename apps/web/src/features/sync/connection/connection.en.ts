export const texts = {
  connectionLine: {
    about: 'about {speed}',
    workingOnly: 'Working only on this device',
    connected: 'Connected',
    noNetwork: 'No network',
    measuringTheSpeed: 'Measuring the speed…',
    theSpeedCould: 'The speed could not be measured.',
    measureAgain: 'Measure again',
  },
  connectionSpeed: {
    mbps: '{mbps, number} Mbps',
  },
  quality: { Bad: 'Bad', Acceptable: 'Acceptable', Great: 'Great' },
} as const

export const texts = {
  accountOf: '{initials}, {name}’s account',
  assistant: 'Assistant',
  type: { Angler: 'Angler', Director: 'Director', 'System Admin': 'System Admin' },
  install: 'Install on this device',
  installNow: 'Install',
  installText: 'Install {product} on this device: one tap at the ramp, even with no signal.',
  byHand: {
    title: 'Put {product} on your home screen',
    share: 'Tap the Share button of Safari.',
    choose: 'Choose “Add to Home Screen”.',
    add: 'Tap “Add.” It opens full screen and works with no signal.',
  },
  myData: 'My account',
  logOut: 'Log out',
} as const

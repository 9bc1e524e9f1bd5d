export const texts = {
  accountOf: '{initials}, {name}’s account',
  assistant: 'Assistant',
  weighOnly: 'Weigh-in only',
  type: { Angler: 'Angler', Director: 'Director', 'System Admin': 'System Admin' },
  install: 'Install on this device',
  installNow: 'Install',
  installText: 'Install {product} on this device: one tap at the ramp, even with no signal.',
  byHand: {
    title: 'Put {product} on your home screen',
    share: 'In Safari, tap the Share button.',
    choose: 'Choose “Add to Home Screen”.',
    add: 'Tap “Add.” It opens full screen and works with no signal.',
  },
  myData: 'My account',
  logOut: 'Log out',
} as const

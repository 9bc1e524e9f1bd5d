export const texts = {
  title: 'Notifications on this device',
  about: 'Your boat number, your flight before it is due back, a change of your place, official results.',
  aboutOthers:
    'What is written to you. When you fish yourself: your boat, your flight before it is due back, your place, official results.',
  noun: 'your notifications',
  offline: 'Needs internet.',
  before: 'Your browser asks you next whether {product} may show notifications. You can turn them off here at any time.',
  turnOn: 'Turn on notifications',
  turnedOn: 'Notifications are on',
  on: 'Notifications are on. What comes is chosen below.',
  turnOff: 'Turn off on this device',
  turnedOff: 'Notifications are off on this device',
  failed: 'Your browser could not reach its notification service. Check your connection and try again.',
  denied: 'Notifications are blocked for this site. Allow them in the settings of your browser, then come back here.',
  'install-first':
    'On an iPhone or iPad, add {product} to the Home Screen first: tap Share, then Add to Home Screen. Open it from there and come back here.',
  unsupported: 'This browser cannot show notifications. Chrome, Edge, Firefox and Safari can, but not in a private window.',
  'not-carried': 'This server does not send notifications.',
}

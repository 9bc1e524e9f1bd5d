export const texts = {
  title: 'Notifications on this device',
  about: 'Your boat number, a heads-up before your flight is due back, changes to your place, and official results.',
  aboutOthers:
    'Messages sent to you. When you fish: your boat, a heads-up before your flight is due back, your place, and official results.',
  noun: 'your notifications',
  offline: 'Needs internet.',
  before: 'Your browser will ask whether {product} can send notifications. You can turn them off here anytime.',
  turnOn: 'Turn on notifications',
  turnedOn: 'Notifications are on',
  on: 'Notifications are on. Choose what you get below.',
  turnOff: 'Turn off on this device',
  turnedOff: 'Notifications are off on this device',
  failed: 'Your browser couldn’t reach its notification service. Check your connection and try again.',
  denied: 'Notifications are blocked for this site. Allow them in your browser settings, then come back here.',
  'install-first':
    'On an iPhone or iPad, add {product} to the Home Screen first: tap Share, then Add to Home Screen. Open it from there and come back here.',
  unsupported: 'This browser can’t show notifications. Chrome, Edge, Firefox and Safari can, but not in a private window.',
  'not-carried': 'This server doesn’t send notifications.',
}

export const texts = {
  doToMany: {
    notSent: 'The connection was lost before this was sent.',
    notKnown: 'No answer came for {names}. It may be done already: look at the list before you try again.',
  },
  notFound: {
    notFound: 'Not found',
    thereIsNothing: 'There is nothing at this address.',
    goToTheStart: 'Go to the start',
  },
  listFailed: {
    theCould: 'The {what} could not be loaded.',
    youAreOffline: 'You are offline, and the {what} are not on this device yet.',
  },
  proveAgain: {
    typeYourPasswordOnce: 'Type your password once more',
    youAreChangingHow:
      'You are changing how somebody signs in, what they may do, or where money goes. Your password shows that it is you. Nothing is saved before that.',
    yourPassword: 'Your password',
    cancel: 'Cancel',
    continue: 'Continue',
  },
  whyNoRows: {
    youAreOffline: 'You are offline, and the {what} are not on this device yet.',
    theCould: 'The {what} could not be loaded.',
  },
} as const

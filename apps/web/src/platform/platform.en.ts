export const texts = {
  doToMany: {
    notSent: 'The connection was lost before this was sent.',
    notKnown: 'No response for {names}. It may already be done; check the list before you try again.',
  },
  notFound: {
    notFound: 'Not found',
    thereIsNothing: 'There is nothing at this address.',
    goToTheStart: 'Go to home page',
  },
  listFailed: {
    theCould: 'The {what} couldn’t be loaded.',
    youAreOffline: 'You’re offline, and the {what} aren’t on this device yet.',
  },
  proveAgain: {
    typeYourPasswordOnce: 'Enter your password again',
    youAreChangingHow:
      'You’re changing how someone logs in, what they can do, or where money goes. Enter your password to confirm it’s you. Nothing is saved until then.',
    yourPassword: 'Your password',
    cancel: 'Cancel',
    continue: 'Continue',
  },
  whyNoRows: {
    youAreOffline: 'You’re offline, and the {what} aren’t on this device yet.',
    theCould: 'The {what} couldn’t be loaded.',
  },
} as const

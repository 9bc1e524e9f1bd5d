export const texts = {
  form: 'Leaderboard theme',
  look: 'Leaderboard theme',
  lookText:
    'For the live leaderboard on phones and TVs, and embedded leaderboards. One that’s already open picks it up when it’s reopened.',
  gradient: {
    blue: 'Blue',
    green: 'Green',
    red: 'Red',
    'cotton candy': 'Cotton candy',
  },
  pictureText: 'Shown instead of the gradient, which shows until the picture loads.',
  save: 'Save theme',
  saved: 'Theme saved. Your leaderboards use it now.',
  needsInternet: 'Saving a theme and adding pictures need internet. Your choices stay here until then.',
  ownLook: 'Your leaderboards use the default look. Choose a gradient or picture to change it.',
  reset: 'Reset to default',
  resetAsk: 'Remove the theme from all your leaderboards?',
  resetText: 'The theme’s gradients and pictures will be deleted.',
  resetYes: 'Remove theme',
  resetDone: 'Theme removed.',
  nothing: 'nothing',
  picture: 'a picture',
  contrast:
    'Readable: header text contrast is at least {light, number}:1 by day and {dark, number}:1 in the dark and on TV. {least, number}:1 is required.',
  contrastPicture:
    'Readable: a dark overlay covers the picture, so text contrast is at least {light, number}:1 on any picture. {least, number}:1 is required.',
  sunlight: 'Sunlight, night and high-contrast modes keep their own look.',
  preview: {
    title: 'Preview',
    tv: 'TV',
    day: 'Phone by day',
    dark: 'Phone in the dark',
    event: 'Lake Fork Open',
    place: 'Lake Fork, Quitman TX',
    live: 'Live',
    clock: '3:12 PM',
  },
} as const

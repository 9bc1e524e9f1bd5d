export const texts = {
  keyboard: 'Keyboard',
  place: { tournament: 'Setting up a tournament', season: 'Setting up a season', tour: 'Setting up a tour', none: 'More tutorials' },
  video: 'Watch the video',
  pictureOf: 'Picture of {name}',
  picture: 'Open the picture',
} as const

export const directorThemeLabels = {
  headerGradient: 'Gradient of the header',
  headerImage: 'Picture of the header',
  backgroundGradient: 'Gradient of the background',
  backgroundImage: 'Picture of the background',
} as const

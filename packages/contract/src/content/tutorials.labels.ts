export const tutorialLabels = {
  name: 'Name',
  description: 'In one sentence',
  htmlText: 'Text',
  sourceType: 'Video or picture',
  sourcePath: 'Video link',
  active: 'Shown to directors',
  displayLocations: 'Where it shows',
} as const

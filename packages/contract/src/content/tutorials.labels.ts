export const tutorialLabels = {
  name: 'Name',
  description: 'In one sentence',
  htmlText: 'Text',
  sourceType: 'Video or picture',
  sourcePath: 'Address of a video',
  active: 'Shown to directors',
  displayLocations: 'Where it is offered',
} as const

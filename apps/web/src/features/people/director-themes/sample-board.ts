/** The first boats of a board that is not there: place, names, weight. */
export const SAMPLE_ROWS = [
  ['1', 'T. Hall · J. Moss', '18-02'],
  ['2', 'J. Reyes · A. Cole', '17-05'],
  ['3', 'D. Vega · L. Poe', '16-09'],
  ['4', 'S. Odom · R. Tran', '14-07'],
  ['5', 'M. Kim · B. Lane', '11-00'],
] as const

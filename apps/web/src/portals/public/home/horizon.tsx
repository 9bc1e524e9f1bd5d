import { brand } from '@ramplight/domain/kernel/brand'
import classes from './home.module.css'

const { sun, foam, water, shade } = brand.colours

/** The mark, large: the sun over the ramp, its reflection the first three of a leaderboard. */
export const Horizon = () => (
  <svg className={classes.horizon} viewBox="0 0 420 360" aria-hidden>
    <path d="M70 190a130 130 0 0 1 260 0z" fill={sun} />
    <path d="M0 214h400l-34 48H0z" fill={foam} />
    <path d="M0 278h286l-30 44H0z" fill={water} />
    <path d="M0 338h168l-15 22H0z" fill={shade} />
  </svg>
)

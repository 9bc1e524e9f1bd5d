import type { ReactNode } from 'react'
import classes from './offline-data.module.css'

/** One thing to do, what it is good for, and its button. */
export const ActionRow = ({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) => (
  <div className={classes.deed}>
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
    <div>{children}</div>
  </div>
)

import type { ReactNode } from 'react'
import classes from './account-card.module.css'

/** The narrow card of signing in, signing out and setting up. */
export const AccountCard = ({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) => (
  <div className={classes.room}>
    <section className={classes.card}>
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p className={classes.text}>{text}</p>}
      {children}
    </section>
  </div>
)

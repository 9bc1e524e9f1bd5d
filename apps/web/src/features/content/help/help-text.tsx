import classes from './help.module.css'
import { helpHtml } from './help-html.tsx'

/** A page of the help as it is read. */
export const HelpText = ({ html }: { html: string }) => <div className={classes.prose}>{helpHtml(html)}</div>

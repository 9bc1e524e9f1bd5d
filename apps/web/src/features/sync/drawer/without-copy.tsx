import classes from '../sync.module.css'

/** Anglers and admins keep no copy: what they save goes to the server at once. */
export const WithoutCopy = ({ online }: { online: boolean }) => (
  <dl className={classes.facts}>
    <div>
      <dt>What you see</dt>
      <dd>{online ? 'Fresh from the server.' : 'The last copy on this device. Every list says its age.'}</dd>
    </div>
    <div>
      <dt>What you type</dt>
      <dd>
        {online
          ? 'Saved on the server when you press Save. Drafts are kept here every two seconds.'
          : 'Forms are kept as drafts on this device. Save them when the network is back.'}
      </dd>
    </div>
  </dl>
)

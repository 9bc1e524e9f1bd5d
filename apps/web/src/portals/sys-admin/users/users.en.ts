export const texts = {
  users: {
    chooseTwo: 'Choose two anglers in the user list, then Merge.',
    users: 'Users',
    about: 'Directors run tournaments, admins manage the system, and anglers come from entries.',
    addDirector: 'Add director',
    addAdmin: 'Add admin',
  },
} as const

export const texts = {
  users: {
    chooseTwo: 'Choose two anglers in the list of users, then Merge.',
    users: 'Users',
    about: 'Directors run tournaments, admins look after the system, anglers come with entries.',
    addDirector: 'Add director',
    addAdmin: 'Add admin',
  },
} as const

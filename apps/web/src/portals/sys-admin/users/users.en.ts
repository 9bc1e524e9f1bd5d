export const texts = {
  users: {
    users: 'Users',
    about: 'Directors run tournaments, admins look after the system, anglers come with entries.',
    addDirector: 'Add director',
    addAdmin: 'Add admin',
  },
} as const

/** The copy of yup that the forms of the kit validate with. */
export * from 'yup';

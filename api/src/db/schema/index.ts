export * from './absences';
export * from './accounts';
export * from './attestations';
export * from './calendar';
export * from './careers';
export * from './catalogue';
export * from './documents';
export * from './events';
export * from './exams';
export * from './inclusive';
export * from './internships';
export * from './notices';
export * from './orders';
export * from './pae';
export * from './parameters';
export * from './people';
export * from './platform';
export * from './proclamation';
export * from './records';

export * from './reinscription';
export * from './remediation';

export * from './theses';

export * from './tp';
export * from './unit-sheets';
export * from './uploads';

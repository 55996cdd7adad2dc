export { Paper, PaperFoot, type PaperProps } from '../paper/paper';
export { type PaperFact, PaperFacts } from '../paper/paper-facts';
export { PaperProof, type PaperProofProps } from '../paper/paper-proof';
export { type PaperLine, PaperTable, type PaperTableProps } from '../paper/paper-table';

export { resumableUpload, type SendFile, takeBack } from './resumable-upload';

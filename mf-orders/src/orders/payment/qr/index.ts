export { QrCode } from './qr-code';
export { SaveQr } from './save-qr';

// Gives the matchers of jest-dom to `expect` of @jest/globals; the test set-up adds them at run time.
import '@testing-library/jest-dom/jest-globals';

import type { ThemeConfig } from 'antd';
import { fonts, palettes, radii, type ThemeMode } from './tokens';

/**
 * antd's theme in the product's colours, without the algorithm: whoever builds the ConfigProvider adds
 * `theme.darkAlgorithm` or `theme.defaultAlgorithm`, so that this file costs no antd.
 *
 * With `motion: false` nothing slides or fades: for people who asked their system for less motion.
 *
 * @example
 * <ConfigProvider theme={{ ...antdTokens('dark'), algorithm: theme.darkAlgorithm }}>…</ConfigProvider>
 */
export function antdTokens(mode: ThemeMode, { motion = true }: { readonly motion?: boolean } = {}): ThemeConfig {
  const palette = palettes[mode];
  return {
    cssVar: { key: 'bf-antd' },
    hashed: false,
    token: {
      motion,
      colorPrimary: palette.accent,
      colorInfo: palette.accent,
      colorLink: palette.iris,
      colorSuccess: palette.eucalyptus,
      colorWarning: palette.marigold,
      colorError: palette.clay,
      colorBgBase: palette.ground,
      colorTextBase: palette.text,
      colorBgLayout: palette.ground,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorText: palette.text,
      colorTextSecondary: palette.textSoft,
      colorTextTertiary: palette.textFaint,
      // A placeholder is read too: the faint shade is below AA on every surface.
      colorTextPlaceholder: palette.textSoft,
      colorBorder: palette.hairlineStrong,
      colorBorderSecondary: palette.hairline,
      colorSplit: palette.hairline,
      fontFamily: fonts.work,
      fontSize: 14,
      borderRadius: radii.control,
      borderRadiusLG: radii.panel,
      controlHeight: 36,
      boxShadow: palette.shadow,
      boxShadowSecondary: palette.shadow,
      wireframe: false,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
    },
    components: {
      Table: {
        cellPaddingBlock: 9,
        headerBg: 'transparent',
        headerColor: palette.textSoft,
        headerSplitColor: 'transparent',
        rowHoverBg: palette.raised,
      },
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
        // antd derives a shade of the accent, which is below AA on the dark surface: the border tells it.
        defaultHoverColor: palette.text,
        defaultActiveColor: palette.text,
      },
      Modal: { titleFontSize: 18 },
      Form: { itemMarginBottom: 20, labelColor: palette.textSoft },
      Tabs: {
        itemColor: palette.textSoft,
        itemSelectedColor: palette.text,
        itemActiveColor: palette.text,
        itemHoverColor: palette.text,
        inkBarColor: palette.accent,
      },
    },
  };
}
